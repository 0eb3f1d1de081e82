export { contractResolver } from './contract-resolver';
export { mergeEdits } from './merge-edits';
export { OpaqueValue, unwrapOpaque, wrapLike } from './opaque-value';
export { withRules } from './with-rules';
