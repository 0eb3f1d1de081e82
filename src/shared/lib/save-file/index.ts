export { saveDocument, saveText } from './save-file';
