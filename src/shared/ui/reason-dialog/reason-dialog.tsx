import { validateReasonText } from '@preroll/rules/advert/reason-text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const schemaOf = (name: string) =>
  z.object({ [name]: z.string() }).superRefine((value, { addIssue }) => {
    const refusal = validateReasonText(value[name]);
    if (refusal !== null) addIssue({ code: 'custom', path: [name], message: refusal, input: value[name] });
  });

export interface ReasonDialogProps {
  /** The question: "Ban Spring sale 15s?" */
  title: string;
  children?: string;
  /** Name of the field in the request, which the errors of a 422 refer to. */
  name: string;
  reason?: string | undefined;
  /** Names who can read the reason. */
  help: string;
  submitLabel: string;
  danger?: boolean;
  /** Saves the reason; the dialog closes when the promise resolves. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a decision, which the affected user can read. */
export function ReasonDialog({ name, children, reason = '', help, onSubmit, ...dialog }: ReasonDialogProps) {
  const [resolver] = useState(() => contractResolver(schemaOf(name)));
  const form = useForm<Record<string, string>>({ ...formBehaviour, resolver, defaultValues: { [name]: reason } });
  return (
    <FormDialog {...dialog} form={form} onSubmit={({ [name]: written = '' }) => onSubmit(written)}>
      {children && <p>{children}</p>}
      <TextareaField name={name} label="Reason" help={help} required />
    </FormDialog>
  );
}
