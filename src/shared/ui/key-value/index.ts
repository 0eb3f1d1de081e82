export { KeyValueField } from './key-value-field';
export { type Pair, readPairs } from './read-pairs';
