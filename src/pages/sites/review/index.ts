export { SiteReviewPage } from './ui/site-review-page';
