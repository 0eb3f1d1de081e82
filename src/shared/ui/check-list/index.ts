export { type Check, CheckList } from './check-list';
