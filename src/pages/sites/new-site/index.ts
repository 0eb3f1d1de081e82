export { NewSitePage } from './ui/new-site-page';
