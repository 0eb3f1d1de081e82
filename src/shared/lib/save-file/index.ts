export { downloadDocument, downloadText } from './save-file';
