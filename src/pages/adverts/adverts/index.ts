export { AdvertsPage } from './ui/adverts-page';
