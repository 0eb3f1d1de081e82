export { useApproveAdvert } from './api/use-approve-advert';
export { useStartOrStopAdvert } from './api/use-start-or-stop-advert';
export { undoStatus } from './model/undo-status';
export { AdvertStatusActions } from './ui/advert-status-actions';
export { BanDialog } from './ui/ban-dialog';
export { PendingAdvertStatus } from './ui/pending-advert-status';
export { ResubmitButton } from './ui/resubmit-button';
export { ReturnDialog } from './ui/return-dialog';
