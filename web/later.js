// What the first screen does without: asked for right after the first frame, and given the page's
// own objects by web/page.js, which it shares no module with.
export { countingPool } from './counting_pool.js';
export { keepForOffline } from './kept_build.js';
export { Lessons } from './lessons.js';
export { showLine } from './line.js';
export { Mirror } from './mirror.js';
export { ShareDialog } from './share.js';
export { TextDialog } from './copy_dialog.js';
export { takeTranslation } from './translation.js';
