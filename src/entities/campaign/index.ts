export { campaignQueries } from './api/campaign-queries';
export { type Campaign, campaignStatusLabels, toCampaign } from './model/campaign';
export { CampaignStatusBadge } from './ui/campaign-status-badge';
