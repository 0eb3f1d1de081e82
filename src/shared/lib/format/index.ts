export { formatBytes, formatDuration, formatNumber } from './format';
