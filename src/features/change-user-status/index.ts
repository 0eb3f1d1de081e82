export { unlockLabel } from './model/user-change';
export { BulkUserBar } from './ui/bulk-user-bar';
export { ReasonDialog } from './ui/reason-dialog';
