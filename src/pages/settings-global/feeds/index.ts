export { FeedsPage } from './ui/feeds-page';
