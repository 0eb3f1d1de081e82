export { type CurrencyUnit, formatAmount } from './amount';
export { formatBytes, formatCount, formatDuration, formatNumber, numberFormatter, twoDigits } from './format';
export { formatMoney, plainMoney } from './money';
