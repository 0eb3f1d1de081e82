export { type StateKind, StateLabel } from './state-label';
