import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const resolver = contractResolver(z.object({ reason: z.string().trim().min(3).max(500) }));

interface RejectDialogProps {
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which the client reads. */
export function RejectDialog({ onSubmit, onClose }: RejectDialogProps) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title="Reject this payment?"
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
      submitLabel="Reject"
    >
      <TextareaField name="reason" label="Reason" help="The client reads it" required />
    </FormDialog>
  );
}
