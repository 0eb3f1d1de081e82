export { actionLabels, type ChangedCampaign } from './model/campaign-change';
export { BulkCampaignBar } from './ui/bulk-campaign-bar';
export { CampaignActions, usePendingCampaignAction, useRunCampaignAction } from './ui/campaign-actions';
