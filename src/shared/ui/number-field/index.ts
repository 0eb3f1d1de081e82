export { NumberField } from './number-field';
