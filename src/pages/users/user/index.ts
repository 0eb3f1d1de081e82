export { userTabSearch } from './model/user-tab-search';
export { UserPage } from './ui/user-page';
