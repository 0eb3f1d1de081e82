export { AdvertMenu } from './ui/advert-menu';
export { AdvertsTable } from './ui/adverts-table';
