export { neighbourOf } from './model/queue';
export type { AskedReason } from './model/use-decisions';
export { useReviewQueue } from './model/use-review-queue';
export { LeftQueue } from './ui/left-queue';
export { type DeskProps, ReviewDesk, type Shown } from './ui/review-desk';
export { ReviewNotices } from './ui/review-notices';
export { ReviewQueue } from './ui/review-queue';
export { ReviewedTitle } from './ui/reviewed-title';
