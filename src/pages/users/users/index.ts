export { userSearch } from './model/user-search';
export { UsersPage } from './ui/users-page';
