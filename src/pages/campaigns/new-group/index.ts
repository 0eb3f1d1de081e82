export { NewGroupPage } from './ui/new-group-page';
