export { Timeline, type TimelineEntry } from './timeline';
export { shortenList, writeListChange } from './write-list-change';
