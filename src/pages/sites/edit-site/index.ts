export { EditSitePage } from './ui/edit-site-page';
