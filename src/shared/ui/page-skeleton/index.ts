export { DetailPageSkeleton } from './detail-page-skeleton';
export { FinancesPageSkeleton } from './finances-page-skeleton';
export { FormPageSkeleton } from './form-page-skeleton';
export { ListPageSkeleton } from './list-page-skeleton';
export { MediaPageSkeleton } from './media-page-skeleton';
export { RecordPageSkeleton } from './record-page-skeleton';
export { SectionsPageSkeleton } from './sections-page-skeleton';
