export { advertColumns, moderationColumns } from './ui/advert-columns';
export { AdvertMenu } from './ui/advert-menu';
export { AdvertsTable } from './ui/adverts-table';
export { CopyAdvertButton } from './ui/copy-advert-button';
export { useBulkAdverts } from './ui/use-bulk-adverts';
