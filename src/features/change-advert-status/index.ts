export { useChangeAdvertStatus } from './api/use-change-advert-status';
export { AdvertStatusActions } from './ui/advert-status-actions';
export { PendingAdvertStatus } from './ui/pending-advert-status';
export { ResubmitButton } from './ui/resubmit-button';
