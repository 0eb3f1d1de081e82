export { BulkAdvertBar } from './ui/bulk-advert-bar';
