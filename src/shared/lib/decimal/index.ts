export { compareDecimals, currencyPlaces, decimalPlaces, groupDigits, padDecimals } from './decimals';
export { readDecimal } from './read-decimal';
