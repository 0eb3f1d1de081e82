import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { InvoiceKind } from '@/shared/api';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { voidConsequence } from '../model/document-texts';

const resolver = contractResolver(z.object({ reason: z.string().trim().min(3).max(500) }));

interface VoidDialogProps {
  kind: InvoiceKind;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason why a document becomes void, which is shown to the client. */
export function VoidDialog({ kind, onSubmit, onClose }: VoidDialogProps) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={`Make this ${kind} void?`}
      form={form}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
      submitLabel="Make void"
    >
      <p>{voidConsequence[kind]}</p>
      <TextareaField name="reason" label="Reason" help="The client reads it" required />
    </FormDialog>
  );
}
