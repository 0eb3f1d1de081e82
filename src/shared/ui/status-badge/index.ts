export { StatusBadge } from './status-badge';
export { statusIcons } from './status-icons';
