export { ChangeLine, type FieldChange } from './change-line';
export { describeListChange, shortenList } from './describe-list-change';
export { Timeline } from './timeline';
export type { TimelineEntry } from './timeline-item';
export { Changes } from './timeline-styles';
