export { campaignPageSearch } from './model/campaign-page-search';
export { CampaignPage } from './ui/campaign-page';
