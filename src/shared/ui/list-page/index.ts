export { ListPage } from './list-page';
export { RecordMenu } from './record-menu';
export { statusColumn } from './status-column';
