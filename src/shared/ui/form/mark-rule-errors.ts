import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type RejectedItem, rejectedItemsMessage } from '@/shared/ui/field';
import { mountedField } from './mounted-field';

/**
 * Sets the errors of fields that validate themselves (`useField`) and returns whether there are any. With a schema,
 * react-hook-form ignores the fields' own validation, including that of rejected entries.
 *
 * @param rejectedItems rejected entries by field, including hidden fields
 * @param isHidden whether a path belongs to a hidden field that can be revealed
 */
export function markRuleErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  rejectedItems: ReadonlyMap<string, readonly RejectedItem[]>,
  isHidden: (path: string) => boolean = () => false,
): boolean {
  let refused = false;
  for (const [path, items] of rejectedItems as ReadonlyMap<FieldPath<Values>, readonly RejectedItem[]>) {
    if (!mountedField(form, path) && !isHidden(path)) continue;
    form.setError(path, { type: 'validate', message: rejectedItemsMessage(items) });
    refused = true;
  }
  for (const name of form.control._names.mount as Set<FieldPath<Values>>) {
    const validate: unknown = mountedField(form, name)?.validate;
    const message: unknown = typeof validate === 'function' ? validate(form.getValues(name)) : true;
    if (typeof message !== 'string') continue;
    form.setError(name, { type: 'validate', message });
    refused = true;
  }
  return refused;
}
