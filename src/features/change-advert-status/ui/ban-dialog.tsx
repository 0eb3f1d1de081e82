import { refuseBanReason } from '@preroll/rules/ban-reason';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { Advert } from '@/entities/advert';
import { ApiError } from '@/shared/api';
import { contractResolver } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { TextareaField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';

const schema = z.object({ ban: z.string() }).superRefine(({ ban }, { addIssue }) => {
  const refusal = refuseBanReason(ban);
  if (refusal !== null) addIssue({ code: 'custom', path: ['ban'], message: refusal, input: ban });
});

const resolver = contractResolver(schema);

interface BanDialogProps {
  advert: Pick<Advert, 'id' | 'name' | 'ban'>;
  onClose: () => void;
}

/** Bans an advert with a reason, which its owner reads. An advert that is banned already gets another reason. */
export function BanDialog({ advert, onClose }: BanDialogProps) {
  const { mutateAsync: changeStatus } = useChangeAdvertStatus(advert.id, { hasForm: true });
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { ban: advert.ban ?? '' } });

  const submit = async ({ ban }: z.output<typeof schema>) => {
    try {
      await changeStatus({ status: 'ban', ban });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // the rules refuse it by now, as a toast has said
    }
    onClose();
  };

  return (
    <Dialog title={`Ban ${advert.name}?`} open onOpenChange={(open) => !open && onClose()}>
      <p>The advert stops at once and can only come back through moderation.</p>
      <Form form={form} onSubmit={submit} label="Ban advert">
        <TextareaField name="ban" label="Reason" help="The advertiser reads it" required />
        <SubmitButton>Ban</SubmitButton>
      </Form>
    </Dialog>
  );
}
