export { BulkGroupBar } from './ui/bulk-group-bar';
