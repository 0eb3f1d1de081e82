export { DeadEnd } from './dead-end';
