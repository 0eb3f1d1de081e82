export { CopyAdvertDialog } from './ui/copy-advert-dialog';
