export { FileDrop } from './file-drop';
export type { Accept } from './refuse-files';
