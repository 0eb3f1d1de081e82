import { refuseBanReason } from '@preroll/rules/ban-reason';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { ApiError, belongsToForm, isTransient } from '@/shared/api';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

/** The field has the name that it has in the call, so that a 422 finds it. */
const schemaOf = (name: string) =>
  z.object({ [name]: z.string() }).superRefine((value, { addIssue }) => {
    const refusal = refuseBanReason(value[name]);
    if (refusal !== null) addIssue({ code: 'custom', path: [name], message: refusal, input: value[name] });
  });

const resolvers = { ban: contractResolver(schemaOf('ban')), reason: contractResolver(schemaOf('reason')) };

interface ReasonDialogProps {
  /** The question: "Ban Spring sale 15s?" */
  title: string;
  /** What follows. */
  children: string;
  name: keyof typeof resolvers;
  /** The reason of now. */
  reason: string | undefined;
  submitLabel: string;
  danger?: boolean;
  /** Saves; the dialog closes when the promise resolves. */
  onSubmit: (reason: string) => Promise<unknown>;
  /**
   * Called before the dialog closes by itself: the decision is saved, or nobody can make it any more because the advert
   * has changed. A toast has said so.
   */
  onDecided?: ((isDone: boolean) => void) | undefined;
  onClose: () => void;
}

/** Asks for the reason of a decision on an advert, which its owner can read. */
export function ReasonDialog({ name, children, reason = '', onSubmit, onDecided, ...dialog }: ReasonDialogProps) {
  const form = useForm<Record<string, string>>({
    ...formBehaviour,
    resolver: resolvers[name],
    defaultValues: { [name]: reason },
  });

  const submit = async ({ [name]: written = '' }: Record<string, string>) => {
    try {
      await onSubmit(written);
      onDecided?.(true);
    } catch (error) {
      const isRefused = onDecided !== undefined && !isTransient(error);
      if (error instanceof ApiError && (belongsToForm(error) || !isRefused)) throw error;
      // the status has changed meanwhile: a toast has said so, and the dialog closes
      onDecided?.(false);
    }
  };

  return (
    <FormDialog {...dialog} form={form} onSubmit={submit}>
      <p>{children}</p>
      <TextareaField name={name} label="Reason" help="Visible to the advertiser" required />
    </FormDialog>
  );
}
