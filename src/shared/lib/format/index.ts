export { formatBytes, formatDuration, formatNumber, numberFormatter } from './format';
