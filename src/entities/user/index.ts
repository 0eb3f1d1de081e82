export { userQueries } from './api/user-queries';
