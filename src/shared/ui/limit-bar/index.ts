export { LimitBar } from './limit-bar';
