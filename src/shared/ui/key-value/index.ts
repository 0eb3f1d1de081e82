export { KeyValueField } from './key-value-field';
export { type Pair, parsePairs } from './parse-pairs';
