import { type Field, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** The registration of a mounted field; undefined for unmounted ones, which react-hook-form also keeps. */
export function mountedField<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  path: string,
): Field['_f'] | undefined {
  const field: Field | undefined = get(form.control._fields, path);
  return field?._f?.mount ? field._f : undefined;
}
