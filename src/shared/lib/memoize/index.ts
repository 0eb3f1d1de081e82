export { lazyValue } from './lazy-value';
export { memoizeWeak } from './memoize-weak';
