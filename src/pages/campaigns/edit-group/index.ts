export { EditGroupPage } from './ui/edit-group-page';
