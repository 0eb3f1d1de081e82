export { draftQueries } from './api/draft-queries';
export { campaignForm, type Draft, newCampaignForm } from './model/draft';
export { resume } from './model/resume';
