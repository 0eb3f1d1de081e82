export { Serving } from './serving';
export { StatusBadge } from './status-badge';
export { statusIcons } from './status-icons';
