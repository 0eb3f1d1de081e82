export { campaignQueries } from './api/campaign-queries';
export { type Campaign, toCampaign } from './model/campaign';
export { CampaignStatusBadge } from './ui/campaign-status-badge';
