export { useCreateCampaign } from './api/use-create-campaign';
export { useUpdateCampaign } from './api/use-update-campaign';
export { CampaignForm } from './ui/campaign-form';
export { OwnerField } from './ui/owner-field';
