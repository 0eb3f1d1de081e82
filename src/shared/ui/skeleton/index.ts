export { FieldsSkeleton } from './fields-skeleton';
export { FormPlaceholder } from './form-placeholder';
export { FormSkeleton } from './form-skeleton';
export { Loading } from './loading';
export { SkeletonBlock } from './skeleton-block';
export { TableSkeleton } from './table-skeleton';
export { wordWidth } from './word-width';
