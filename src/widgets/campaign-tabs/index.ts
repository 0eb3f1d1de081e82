export { CampaignTabs } from './ui/campaign-tabs';
export { CampaignTitle } from './ui/campaign-title';
export { GroupLimits } from './ui/group-limits';
export { OwnerFilter } from './ui/owner-filter';
export { sharedColumns } from './ui/shared-columns';
