// ESLint: the recommended rules and a few that catch real mistakes.
import js from '@eslint/js';
import globals from 'globals';

export default [
    { ignores: ['build/', 'node_modules/'] },
    js.configs.recommended,
    {
        languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            curly: ['error', 'multi-line'],
            eqeqeq: 'error',
            'no-constructor-return': 'error',
            'no-eval': 'error',
            'no-implicit-globals': 'error',
            'no-self-compare': 'error',
            'no-template-curly-in-string': 'error',
            'no-unmodified-loop-condition': 'error',
            'no-unused-private-class-members': 'error',
            'no-use-before-define': ['error', { functions: false }],
            'no-var': 'error',
            'object-shorthand': 'error',
            'prefer-const': 'error',
        },
    },
    {
        files: ['web/**/*.js', 'scripts/site/*.js'],
        languageOptions: { globals: { ...globals.browser } },
    },
    {
        files: ['web/worker.js', 'web/package/worker.js'],
        languageOptions: { globals: { ...globals.worker } },
    },
    {
        files: ['web/service-worker.js'],
        languageOptions: { globals: { ...globals.serviceworker } },
    },
    {
        files: [
            'scripts/*.mjs',
            'scripts/site/*.mjs',
            'scripts/{check-arrows,check-unused,page-size,publish}',
            'eslint.config.js',
        ],
        languageOptions: { globals: { ...globals.node } },
    },
    {
        // What drives a browser runs in Node, and hands functions to the page.
        files: ['tests/**/*.{js,mjs}', 'scripts/record-first-part'],
        languageOptions: { globals: { ...globals.node, ...globals.browser } },
    },
];
