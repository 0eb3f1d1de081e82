import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorPaths } from './error-paths';

/**
 * Validates all fields, or those of the given paths, without submitting. Errors from the server stay until their field
 * changes, because no client-side check can confirm them.
 */
export async function checkFields<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'control' | 'trigger' | 'getFieldState' | 'setError'>,
  paths?: readonly FieldPath<Values>[],
): Promise<void> {
  // current, unlike the state of the last render
  const { errors } = form.control._formState;
  const refused = (errorPaths(errors) as FieldPath<Values>[])
    .map((path) => ({ path, error: get(errors, path) as FieldError }))
    .filter(({ error }) => error.type === 'server');
  await form.trigger(paths);
  for (const { path, error } of refused)
    if (!form.getFieldState(path).error) form.setError(path, { type: 'server', message: error.message });
}
