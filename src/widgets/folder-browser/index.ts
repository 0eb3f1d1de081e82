export { FolderBrowser } from './ui/folder-browser';
