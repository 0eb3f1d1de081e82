export { NewOrdAccessPage } from './ui/new-ord-access-page';
export { OrdAccessPage } from './ui/ord-access-page';
