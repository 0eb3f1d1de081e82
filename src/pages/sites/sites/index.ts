export { SitesPage } from './ui/sites-page';
