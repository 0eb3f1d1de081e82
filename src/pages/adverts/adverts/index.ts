export { advertList } from './model/advert-list';
export { advertSearch } from './model/advert-search';
export { AdvertsPage } from './ui/adverts-page';
