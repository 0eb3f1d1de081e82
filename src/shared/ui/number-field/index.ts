export { compareDecimals, currencyPlaces, decimalPlaces, groupDigits, padDecimals, ungroupDigits } from './decimals';
export { NumberField } from './number-field';
export { readDecimal } from './read-decimal';
export { SizeFields } from './size-fields';
