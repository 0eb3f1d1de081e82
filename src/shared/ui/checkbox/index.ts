export { Checkbox } from './checkbox';
export { CheckboxField } from './checkbox-field';
export { CheckboxListField } from './checkbox-list-field';
