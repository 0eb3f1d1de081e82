import { use, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { inWhole, keptLike } from '@/shared/lib/forms';
import { WantedField } from './wanted-field';

export interface FieldProps {
  /** Path of the value in the form: `name`, `limits.cash_limit`. */
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
  /** Why it can't be changed now: disables the field and is shown below it. */
  disabledReason?: string | undefined;
}

/** What is wrong with a value, as a sentence; undefined when nothing is. */
export type Refuse = (value: unknown) => string | undefined;

/**
 * Binds a field to the surrounding `Form`: value, handlers, and the message to show.
 *
 * @param refuse what the field itself knows to be wrong (a day that doesn't exist). It says so better than a schema,
 * so its message goes first; without a schema it also keeps the form from being sent.
 */
export function useField(name: string, refuse?: Refuse) {
  const { control, setFocus } = useFormContext();
  const wanted = use(WantedField);
  const { field, fieldState } = useController({
    name,
    control,
    ...(refuse && { rules: { validate: (kept: unknown) => refuse(inWhole(kept)) ?? true } }),
  });
  const value = inWhole(field.value);

  useEffect(() => {
    if (wanted.current !== name) return;
    wanted.current = null;
    setFocus(name);
  }, [name, wanted, setFocus]);

  // what the field itself refused goes away as soon as it no longer does, whichever value of the form was mended
  const others = refuse && fieldState.error?.type === 'validate' ? undefined : fieldState.error?.message;
  const own = fieldState.isTouched || fieldState.invalid ? refuse?.(value) : undefined;
  const onChange = (next: unknown) => field.onChange(keptLike(field.value, next));
  return { field: { ...field, value, onChange }, error: own ?? others };
}
