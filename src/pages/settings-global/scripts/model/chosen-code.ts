import type { UseFormReturn } from 'react-hook-form';
import type { ScriptInput } from '@/shared/api';

/** Whether the code of a script comes with the form or from an address. */
export type CodeSource = 'code' | 'address';

type Form = Pick<UseFormReturn<Pick<ScriptInput, 'source_code' | 'url'>>, 'setError'>;

/** Says at the field of the code or address why it is refused. */
export const refuseCode = (form: Form, source: CodeSource, message: string): void =>
  form.setError(source === 'code' ? 'source_code' : 'url', { message }, { shouldFocus: true });

/** The code or the address to be sent, whichever is chosen; null if it is empty, which its field then says. */
export function chosenCode(form: Form, source: CodeSource, { source_code, url }: ScriptInput) {
  const chosen =
    source === 'code' ? { source_code: source_code ?? '', url: null } : { source_code: null, url: url ?? '' };
  if (chosen.source_code || chosen.url) return chosen;
  refuseCode(form, source, 'Required');
  return null;
}
