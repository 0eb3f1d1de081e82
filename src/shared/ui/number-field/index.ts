export { compareDecimals, currencyPlaces, decimalPlaces, groupDigits, padDecimals, ungroupDigits } from './decimals';
export { NumberField } from './number-field';
export { parseDecimal } from './parse-decimal';
export { SizeFields } from './size-fields';
