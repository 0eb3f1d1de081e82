export { actionLabels, type ChangedCampaign } from './model/campaign-change';
export { BulkCampaignBar } from './ui/bulk-campaign-bar';
export { CampaignActions, useAct, useActing } from './ui/campaign-actions';
