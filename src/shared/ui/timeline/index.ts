export { ChangeLine } from './change-line';
export { type FieldChange, Timeline, type TimelineEntry } from './timeline';
export { Changes } from './timeline-styles';
export { shortenList, writeListChange } from './write-list-change';
