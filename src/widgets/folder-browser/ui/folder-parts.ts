/** What is fetched when the records are there, in one file. */
export { FolderPanel } from './folder-panel';
export { FolderTrail } from './folder-trail';
