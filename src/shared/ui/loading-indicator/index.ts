export { LoadingIndicator } from './loading-indicator';
export { LoadingOverlay } from './loading-overlay';
export { Spinner } from './spinner';
