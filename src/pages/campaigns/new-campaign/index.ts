export { NewCampaignPage } from './ui/new-campaign-page';
