export { ActsPage } from './ui/acts-page';
