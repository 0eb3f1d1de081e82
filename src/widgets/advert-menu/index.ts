export { AdvertMenu } from './ui/advert-menu';
