import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { shownField } from './shown-field';

/**
 * Puts the `errors` of a 422 where they belong: a path that is a field on the screen gets its message
 * beside that field; everything else ('' and paths that no field shows) goes into a summary on top of the form.
 *
 * @param isHidden whether a path is a field that can be brought on the screen
 */
export function setServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  errors: Readonly<Record<string, readonly string[]>>,
  isHidden: (path: string) => boolean = () => false,
): void {
  const isShown = (path: string): path is FieldPath<Values> => shownField(form, path) !== undefined || isHidden(path);
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
