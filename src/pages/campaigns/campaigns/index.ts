export { campaignSearch } from './model/campaign-search';
export { CampaignsPage } from './ui/campaigns-page';
