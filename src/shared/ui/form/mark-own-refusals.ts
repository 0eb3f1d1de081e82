import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { shownField } from './shown-field';

/**
 * Marks the fields that refuse their own value (`useField`), and says whether there are any. Without a schema the library
 * asks each of them; with one it asks the schema alone, which knows nothing of what is typed and not yet taken in.
 */
export function markOwnRefusals<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
): boolean {
  let refused = false;
  for (const name of form.control._names.mount as Set<FieldPath<Values>>) {
    const refuse: unknown = shownField(form, name)?.validate;
    const message: unknown = typeof refuse === 'function' ? refuse(form.getValues(name)) : true;
    if (typeof message !== 'string') continue;
    form.setError(name, { type: 'validate', message });
    refused = true;
  }
  return refused;
}
