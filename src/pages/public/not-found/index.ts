export { NotFoundPage } from './ui/not-found-page';
export { PublicNotFoundPage } from './ui/public-not-found-page';
