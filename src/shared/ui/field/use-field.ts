import { use, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { unwrapOpaque, wrapLike } from '@/shared/lib/forms';
import { AfterPress } from './after-press';
import { FieldToFocus } from './field-to-focus';

export interface FieldProps {
  /** Path of the value in the form: `name`, `limits.cash_limit`. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  /** Disables the field and is shown below it. */
  disabledReason?: string | undefined;
}

export type Validate = (value: unknown) => string | undefined;

/**
 * Binds a field to the surrounding `Form`: value, handlers and error message.
 *
 * @param validate validates in the field itself, for instance that a date exists. Its message is more specific than
 * that of a schema and takes precedence; without a schema it also blocks submitting.
 */
export function useField(name: string, validate?: Validate) {
  const { control, setFocus } = useFormContext();
  const fieldToFocus = use(FieldToFocus);
  const afterPress = use(AfterPress);
  const { field, fieldState } = useController({
    name,
    control,
    ...(validate && { rules: { validate: (formValue: unknown) => validate(unwrapOpaque(formValue)) ?? true } }),
  });
  const value = unwrapOpaque(field.value);

  useEffect(() => {
    if (fieldToFocus.current !== name) return;
    fieldToFocus.current = null;
    setFocus(name);
  }, [name, fieldToFocus, setFocus]);

  // an error from `validate` is computed again below, so that it disappears as soon as it no longer applies
  const formError = validate && fieldState.error?.type === 'validate' ? undefined : fieldState.error?.message;
  const ownError = fieldState.isTouched || fieldState.invalid ? validate?.(value) : undefined;
  const onChange = (next: unknown) => field.onChange(wrapLike(field.value, next));
  const onBlur = () => afterPress(field.onBlur);
  return { field: { ...field, value, onChange, onBlur }, error: ownError ?? formError };
}
