export { EditAdvertForm } from './ui/edit-advert-form';
export { advertParts } from './ui/form-part';
export { NewAdvertForm } from './ui/new-advert-form';
