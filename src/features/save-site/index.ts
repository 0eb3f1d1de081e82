export { EditSiteForm } from './ui/edit-site-form';
export { NewSiteForm } from './ui/new-site-form';
