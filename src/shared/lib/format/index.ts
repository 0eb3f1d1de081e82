export { formatBytes, formatDuration, formatNumber, numberFormatter, twoDigits } from './format';
