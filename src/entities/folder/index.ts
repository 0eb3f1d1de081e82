export { folderQueries } from './api/folder-queries';
export type { Folder, FolderKind } from './model/folder';
export { pathName, pathOf } from './model/folder-path';
export { FolderField } from './ui/folder-field';
export { toTree } from './ui/to-tree';
