import { useController, useFormContext } from 'react-hook-form';

export interface FieldProps {
  /** Path of the value in the form: `name`, `limits.cash_limit`. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Binds a field to the surrounding `Form`: value, handlers, and the message to show. */
export function useField(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  return { field, error: fieldState.error?.message };
}
