export { ADVERTS, fixLinkOf } from './model/fix-link';
export { fixLook, PartLink } from './ui/part-link';
export { ServingAnswer } from './ui/serving-answer';
