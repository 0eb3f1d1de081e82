export { ADVERTS, fixLinkOf } from './model/fix-link';
export { campaignProblem } from './ui/campaign-fix';
export { fixLooks, PartLink } from './ui/part-link';
export { ServingAnswer } from './ui/serving-answer';
