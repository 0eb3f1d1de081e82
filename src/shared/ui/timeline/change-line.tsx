import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Formatted values before and after, null if there was none; or a description: "added Germany". */
export type FieldChange = {
  /** Label of the field in the form: "Daily budget". */
  field: string;
  action?: ReactNode;
} & ({ from: string | null; to: string | null } | { done: string });

/** A field of a `Changes` list, with its values before and after. */
export function ChangeLine({ field, action, ...change }: FieldChange) {
  if ('done' in change)
    return (
      <li>
        <span>{`${field}:`}</span> <span>{change.done}</span>
        {action}
      </li>
    );
  const { from, to } = change;
  return (
    <li>
      <span>{`${field}:`}</span> <VisuallyHidden>from </VisuallyHidden>
      {from ? <del translate="no">{from}</del> : <span>none</span>}
      <ArrowRight aria-hidden />
      <VisuallyHidden> to </VisuallyHidden>
      {to ? <ins translate="no">{to}</ins> : <span>none</span>}
      {action}
    </li>
  );
}
