export { FormSkeleton } from './form-skeleton';
export { PageSkeleton } from './page-skeleton';
export { TableSkeleton } from './table-skeleton';
