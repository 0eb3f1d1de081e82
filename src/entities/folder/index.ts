export { folderQueries } from './api/folder-queries';
export type { Folder, FolderKind } from './model/folder';
export { refuseParent } from './model/folder-policy';
export { pathOf, toTree } from './model/folder-tree';
export { FolderField } from './ui/folder-field';
