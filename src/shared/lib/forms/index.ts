export { contractResolver } from './contract-resolver';
export { mergeEdits, theirEdits } from './merge-edits';
export { OpaqueValue, unwrapOpaque, wrapLike } from './opaque-value';
export { withRules } from './with-rules';
