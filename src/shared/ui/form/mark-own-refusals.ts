import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type HeldItem, heldSentence } from '@/shared/ui/field';
import { shownField } from './shown-field';

/**
 * Marks the fields that refuse their own value (`useField`), and says whether there are any. Without a schema the library
 * asks each of them; with one it asks the schema alone, which knows nothing of what is typed and not yet taken in.
 *
 * @param held what fields could not take in, those that can be brought on the screen among them
 * @param isHidden whether a path is a field that can be brought on the screen
 */
export function markOwnRefusals<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  held: ReadonlyMap<string, readonly HeldItem[]>,
  isHidden: (path: string) => boolean = () => false,
): boolean {
  let refused = false;
  for (const [path, items] of held as ReadonlyMap<FieldPath<Values>, readonly HeldItem[]>) {
    if (!shownField(form, path) && !isHidden(path)) continue;
    form.setError(path, { type: 'validate', message: heldSentence(items) });
    refused = true;
  }
  for (const name of form.control._names.mount as Set<FieldPath<Values>>) {
    const refuse: unknown = shownField(form, name)?.validate;
    const message: unknown = typeof refuse === 'function' ? refuse(form.getValues(name)) : true;
    if (typeof message !== 'string') continue;
    form.setError(name, { type: 'validate', message });
    refused = true;
  }
  return refused;
}
