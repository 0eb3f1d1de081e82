export { campaignList } from './model/campaign-list';
export { campaignSearch } from './model/campaign-search';
export { CampaignsPage } from './ui/campaigns-page';
