export { LazyBoundary } from './lazy-boundary';
