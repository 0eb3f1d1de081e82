export { NewUserPage } from './ui/new-user-page';
