import { useForm } from 'react-hook-form';
import { TransactionRevert } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const resolver = contractResolver(TransactionRevert);

interface RevertDialogProps {
  /** As shown: "RUB 500.00". */
  amount: string;
  hasInvoice: boolean;
  onSubmit: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a transaction is taken back. The ledger keeps both. */
export function RevertDialog({ amount, hasInvoice, onSubmit, onClose }: RevertDialogProps) {
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { comment: '' } });
  return (
    <FormDialog
      title={`Take ${amount} back?`}
      form={form}
      onSubmit={({ comment }) => onSubmit(comment)}
      onClose={onClose}
      submitLabel="Take back"
    >
      <p>
        A correction with the opposite sign is posted. Both stay in the ledger.
        {hasInvoice && ' The invoice becomes void, with the comment as its reason.'}
      </p>
      <TextareaField name="comment" label="Comment" help="The client reads it" required />
    </FormDialog>
  );
}
