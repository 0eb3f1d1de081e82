export { userQueries } from './api/user-queries';
export type { User } from './model/user';
