export { actionLabels, type BulkSiteAction } from './model/site-change';
export { BulkSiteBar } from './ui/bulk-site-bar';
export { SiteActions, useRunSiteAction } from './ui/site-actions';
export { useSiteStatusActions } from './ui/use-site-status-actions';
