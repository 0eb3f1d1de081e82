export { editedCampaignQueries } from './api/edited-campaign-queries';
export { sectionSearch } from './model/section-search';
export { EditCampaignForm } from './ui/edit-campaign-form';
export { NewCampaignForm } from './ui/new-campaign-form';
