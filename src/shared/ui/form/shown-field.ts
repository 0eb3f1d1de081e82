import { type Field, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** What the library knows of a field that is on the screen. It remembers those that were, too. */
export function shownField<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  path: string,
): Field['_f'] | undefined {
  const field: Field | undefined = get(form.control._fields, path);
  return field?._f?.mount ? field._f : undefined;
}
