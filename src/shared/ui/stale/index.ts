export { Stale } from './stale';
