export { AccountField } from './account-field';
export { type ControlProps, FieldShell, type FieldShellProps } from './field-shell';
export { inputRecipe } from './input-recipe';
export { PasswordField } from './password-field';
export { SelectField, type SelectOption } from './select-field';
export { SwitchField } from './switch-field';
export { TextField } from './text-field';
export { TextareaField } from './textarea-field';
export { type FieldProps, useField } from './use-field';
