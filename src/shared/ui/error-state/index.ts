export { ErrorState } from './error-state';
export { failureOf } from './failure-of';
