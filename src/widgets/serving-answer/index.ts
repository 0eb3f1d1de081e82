export { ADVERTS } from './model/fix-link';
export { campaignProblem } from './ui/campaign-fix';
export { CampaignState } from './ui/campaign-state';
export { fixVariants, PartLink } from './ui/part-link';
export { ServingAnswer } from './ui/serving-answer';
