import type { UseFormReturn } from 'react-hook-form';
import type { ScriptInput } from '@/shared/api';

/** Whether the code of a script is entered in the form or fetched from a URL. */
export type CodeSource = 'code' | 'address';

type Form = Pick<UseFormReturn<Pick<ScriptInput, 'source_code' | 'url'>>, 'setError'>;

/** Shows a refusal at the field for the code or the URL. */
export const setCodeError = (form: Form, source: CodeSource, message: string): void =>
  form.setError(source === 'code' ? 'source_code' : 'url', { message }, { shouldFocus: true });

/** The code or the URL, whichever is chosen. If it is empty, sets an error at its field and returns null. */
export function chosenCode(form: Form, source: CodeSource, { source_code, url }: ScriptInput) {
  const chosen =
    source === 'code' ? { source_code: source_code ?? '', url: null } : { source_code: null, url: url ?? '' };
  if (chosen.source_code || chosen.url) return chosen;
  setCodeError(form, source, 'Required');
  return null;
}
