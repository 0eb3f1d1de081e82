export { useChangeSiteStatus } from './api/use-change-site-status';
export { actionLabels, type BulkSiteAction } from './model/site-change';
export { BulkSiteBar } from './ui/bulk-site-bar';
export { SiteActions, useRunSiteAction } from './ui/site-actions';
export { SiteReasonDialog } from './ui/site-reason-dialog';
export { useSiteStatusActions } from './ui/use-site-status-actions';
