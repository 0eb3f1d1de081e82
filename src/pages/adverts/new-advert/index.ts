export { NewAdvertPage } from './ui/new-advert-page';
