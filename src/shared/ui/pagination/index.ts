export { NoSuchPage } from './no-such-page';
export { Pagination } from './pagination';
