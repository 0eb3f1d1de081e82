export { advertColumns, moderationColumns } from './ui/advert-columns';
export { AdvertMenu } from './ui/advert-menu';
export { AdvertsTable } from './ui/adverts-table';
export { useBulkAdverts } from './ui/use-bulk-adverts';
