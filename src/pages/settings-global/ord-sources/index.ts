export { OrdSourcesPage } from './ui/ord-sources-page';
