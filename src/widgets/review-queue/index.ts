export { neighbourOf } from './model/queue';
export type { ReasonPrompt } from './model/use-decisions';
export { useReviewQueue } from './model/use-review-queue';
export { NotInQueue } from './ui/not-in-queue';
export { type DeskProps, ReviewDesk, type SelectedEntryState } from './ui/review-desk';
export { ReviewNotices } from './ui/review-notices';
export { ReviewQueue } from './ui/review-queue';
export { ReviewedTitle } from './ui/reviewed-title';
