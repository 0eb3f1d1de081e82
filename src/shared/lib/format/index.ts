export { type CurrencyUnit, formatAmount } from './amount';
export { formatBytes, formatCount, formatDuration, formatNumber, numberFormatter, twoDigits } from './format';
export { formatExactMoney, formatMoney } from './money';
