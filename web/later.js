// What the first screen does without: asked for right after the first frame, and given the page's
// own objects by web/page.js, which it shares no module with.
export { CountNews } from './count_news.js';
export { Mirror } from './mirror.js';
export { Pool } from './pool.js';
export { ShareDialog } from './share.js';
export { TextDialog } from './copy_dialog.js';
