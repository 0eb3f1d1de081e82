export { EditCampaignPage } from './ui/edit-campaign-page';
