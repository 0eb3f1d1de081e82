export { nextDownload } from './next-download';
