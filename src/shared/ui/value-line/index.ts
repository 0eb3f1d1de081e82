export { ValueLine } from './value-line';
