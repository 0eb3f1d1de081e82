export { Tree } from './tree';
export { pathTo, type TreeItem } from './tree-item';
