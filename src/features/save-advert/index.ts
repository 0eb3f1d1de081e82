export { CategoryDialog } from './ui/category-dialog';
export { EditAdvertForm } from './ui/edit-advert-form';
export { NewAdvertForm } from './ui/new-advert-form';
