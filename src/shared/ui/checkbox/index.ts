export { Checkbox } from './checkbox';
export { CheckboxField } from './checkbox-field';
