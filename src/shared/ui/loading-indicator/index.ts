export { LoadingIndicator } from './loading-indicator';
export { Spinner } from './spinner';
