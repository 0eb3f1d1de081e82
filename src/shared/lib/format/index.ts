export { formatBytes, formatCount, formatDuration, formatNumber, numberFormatter, twoDigits } from './format';
export { formatMoney } from './money';
export { nameSome } from './name-some';
