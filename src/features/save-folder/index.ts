export type { SavedFolder } from './api/use-save-folder';
export { FolderDialog } from './ui/folder-dialog';
