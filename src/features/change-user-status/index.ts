export { unlockLabel } from './model/user-change';
export { BulkUserBar } from './ui/bulk-user-bar';
export { LockDialog } from './ui/lock-dialog';
