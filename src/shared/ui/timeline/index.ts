export { ChangeLine } from './change-line';
export { describeListChange, shortenList } from './describe-list-change';
export { type FieldChange, Timeline, type TimelineEntry } from './timeline';
export { Changes } from './timeline-styles';
