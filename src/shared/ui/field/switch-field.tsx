import { Switch } from './switch';
import { type FieldProps, useField } from './use-field';

/** A switch that takes effect when the form is saved. The label names the "on" state. */
export function SwitchField({ name, ...props }: FieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    error,
  } = useField(name);
  return <Switch {...props} {...{ name, error, onChange, onBlur, ref }} checked={value === true} />;
}
