export { siteList } from './model/site-list';
export { siteSearch } from './model/site-search';
export { SitesPage } from './ui/sites-page';
