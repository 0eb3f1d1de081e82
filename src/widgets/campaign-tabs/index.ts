export { CampaignTabs } from './ui/campaign-tabs';
export { OwnerFilter } from './ui/owner-filter';
export { sharedColumns } from './ui/shared-columns';
