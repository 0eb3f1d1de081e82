export { Bone } from './bone';
export { FormSkeleton } from './form-skeleton';
export { Loading } from './loading';
export { PageSkeleton } from './page-skeleton';
export { TableSkeleton } from './table-skeleton';
