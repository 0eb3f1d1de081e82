export { NewOrdSourcePage } from './ui/new-ord-source-page';
export { OrdSourcePage } from './ui/ord-source-page';
