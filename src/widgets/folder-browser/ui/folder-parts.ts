/** Groups what loads after the records into one chunk. */
export { FolderPanel } from './folder-panel';
export { FolderTrail } from './folder-trail';
