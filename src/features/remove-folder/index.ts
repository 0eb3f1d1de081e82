export { useRemoveFolder } from './api/use-remove-folder';
