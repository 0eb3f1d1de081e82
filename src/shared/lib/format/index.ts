export { type CurrencyUnit, formatAmount, isZeroAmount } from './amount';
export {
  formatCount,
  formatDuration,
  formatNumber,
  formatSpan,
  formatTotal,
  numberFormatter,
  twoDigits,
} from './format';
export { formatMoney, plainMoney } from './money';
export { capitalize, labelFromName } from './words';
