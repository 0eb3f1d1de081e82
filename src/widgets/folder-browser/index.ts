export { FolderBrowser } from './ui/folder-browser';
export { NoRecords } from './ui/no-records';
