export { documentSearch } from './model/document-search';
export { DocumentsPage } from './ui/documents-page';
