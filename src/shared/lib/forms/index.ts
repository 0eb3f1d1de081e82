export { contractResolver } from './contract-resolver';
export { mergeEdits } from './merge-edits';
export { inWhole, keptLike, Whole } from './whole';
