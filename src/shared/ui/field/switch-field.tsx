import { Switch } from './switch';
import { type FieldProps, useField } from './use-field';

interface SwitchFieldProps extends FieldProps {
  /** The saved values for off and on; by default false and true. */
  values?: readonly [off: unknown, on: unknown];
}

/** A switch that takes effect when the form is saved. The label names the "on" state. */
export function SwitchField({ name, values: [off, on] = [false, true], ...props }: SwitchFieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    error,
  } = useField(name);
  const turn = (isOn: boolean) => onChange(isOn ? on : off);
  return <Switch {...props} {...{ name, error, onBlur, ref }} onChange={turn} checked={value === on} />;
}
