export { useRemoveResolution } from './api/use-remove-resolution';
