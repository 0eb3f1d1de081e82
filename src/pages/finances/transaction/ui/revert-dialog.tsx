import { useForm } from 'react-hook-form';
import type { TransactionDetail } from '@/shared/api';
import { TransactionRevert } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { revertConfirmation } from '../model/revert-confirmation';

const resolver = contractResolver(TransactionRevert);

interface RevertDialogProps {
  transaction: TransactionDetail;
  onSubmit: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a revert. Both the transaction and its correction stay in the ledger. */
export function RevertDialog({ transaction, onSubmit, onClose }: RevertDialogProps) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { comment: '' } });
  const { title, text } = revertConfirmation(transaction);
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ comment }) => onSubmit(comment)}
      onClose={onClose}
      submitLabel="Take back"
    >
      <p>{text}</p>
      <TextareaField name="comment" label="Comment" help="The client reads it" required />
    </FormDialog>
  );
}
