export { AdvertPage } from './ui/advert-page';
