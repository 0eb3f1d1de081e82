export { choose } from './choose';
