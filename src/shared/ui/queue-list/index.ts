export { QueueLink } from './queue-link';
export { QueueList } from './queue-list';
