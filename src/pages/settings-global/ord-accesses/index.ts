export { OrdAccessesPage } from './ui/ord-accesses-page';
