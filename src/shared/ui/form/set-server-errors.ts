import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { mountedField } from './mounted-field';

/**
 * Assigns the `errors` of a 422. Messages of visible fields appear at the field; all others ('' and unknown paths) are
 * joined in a summary above the form.
 *
 * @param isHidden whether a path belongs to a hidden field that can be revealed
 */
export function setServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  errors: Readonly<Record<string, readonly string[]>>,
  isHidden: (path: string) => boolean = () => false,
): void {
  const isShown = (path: string): path is FieldPath<Values> => mountedField(form, path) !== undefined || isHidden(path);
  const unplaced: string[] = [];

  for (const [path, messages] of Object.entries(errors)) {
    if (!isShown(path)) {
      unplaced.push(...messages.map((message) => (path ? `${path}: ${message}` : message)));
      continue;
    }
    form.setError(path, { type: 'server', message: messages.join(' ') });
  }

  if (unplaced.length > 0) form.setError('root.server', { type: 'server', message: unplaced.join(' ') });
}
