// The flags that Chromium gets in every test.

/** Gives WebGL 2 on a machine without a graphics card, and keeps Chromium from calling home. */
export const usualFlags = [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
];
