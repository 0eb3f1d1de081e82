import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { errorPaths } from './error-paths';

/**
 * Checks the fields without sending them: all, or those of the paths. What the server refused is kept until its field
 * changes, for no check here knows it.
 */
export async function checkFields<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'control' | 'trigger' | 'getFieldState' | 'setError'>,
  paths?: readonly FieldPath<Values>[],
): Promise<void> {
  // up to date, unlike the state of the last rendering
  const { errors } = form.control._formState;
  const refused = (errorPaths(errors) as FieldPath<Values>[])
    .map((path) => ({ path, error: get(errors, path) as FieldError }))
    .filter(({ error }) => error.type === 'server');
  await form.trigger(paths);
  for (const { path, error } of refused)
    if (!form.getFieldState(path).error) form.setError(path, { type: 'server', message: error.message });
}
