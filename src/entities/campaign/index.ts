export { type CampaignListState, campaignQueries } from './api/campaign-queries';
export {
  type Campaign,
  type CampaignFormat,
  type CampaignLimits,
  campaignStatusLabels,
  toCampaign,
} from './model/campaign';
export { campaignLabels, pacingLabels } from './model/campaign-labels';
export { campaignState, campaignStateLabels } from './model/campaign-state';
export { type ChangeContext, type DescribedChange, describeChange } from './model/describe-change';
export { explainReason, explainServingState, resumingAction, type ServingFix } from './model/explain-serving-state';
export { limitPace } from './model/limit-pace';
export { type LimitUse, limitBar, limitUses, tightestLimit } from './model/limit-uses';
export { notServingCountSuffix, notServingSuffix, shortReason } from './model/serving-labels';
export { CampaignStateLabel } from './ui/campaign-state-label';
