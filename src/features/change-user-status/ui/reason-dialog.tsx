import { refuseBanReason } from '@preroll/rules/ban-reason';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const schema = z.object({ reason: z.string() }).superRefine(({ reason }, { addIssue }) => {
  const refusal = refuseBanReason(reason);
  if (refusal !== null) addIssue({ code: 'custom', path: ['reason'], message: refusal, input: reason });
});

const resolver = contractResolver(schema);

interface ReasonDialogProps {
  /** The question: "Lock Nadia Petrova?" */
  title: string;
  submitLabel: 'Lock' | 'Ban';
  /** Saves; the dialog closes when the promise resolves. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a lock or ban, which the user reads on the next call. */
export function ReasonDialog({ title, submitLabel, onSubmit, onClose }: ReasonDialogProps) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
      submitLabel={submitLabel}
      danger={submitLabel === 'Ban'}
    >
      <TextareaField name="reason" label="Reason" help="The user reads it. They are signed out at once" required />
    </FormDialog>
  );
}
