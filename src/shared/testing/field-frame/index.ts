export { FieldFrame } from './field-frame';
