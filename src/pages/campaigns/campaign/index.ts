export { CampaignPage } from './ui/campaign-page';
