import { refuseBanReason } from '@preroll/rules/ban-reason';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import type { Advert } from '@/entities/advert';
import { ApiError } from '@/shared/api';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';

const schema = z.object({ ban: z.string() }).superRefine(({ ban }, { addIssue }) => {
  const refusal = refuseBanReason(ban);
  if (refusal !== null) addIssue({ code: 'custom', path: ['ban'], message: refusal, input: ban });
});

const resolver = contractResolver(schema);

interface BanDialogProps {
  advert: Pick<Advert, 'id' | 'campaignId' | 'name' | 'ban'>;
  onClose: () => void;
}

/** Bans an advert with a reason, which its owner can read. For an advert that is already banned, changes the reason. */
export function BanDialog({ advert, onClose }: BanDialogProps) {
  const { mutateAsync: changeStatus } = useChangeAdvertStatus(advert, { hasForm: true });
  const form = useForm({ ...formBehaviour, resolver, defaultValues: { ban: advert.ban ?? '' } });

  const submit = async ({ ban }: z.output<typeof schema>) => {
    try {
      await changeStatus({ status: 'ban', ban });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // the status has changed meanwhile: a toast has said so, and the dialog closes
    }
  };

  return (
    <FormDialog title={`Ban ${advert.name}?`} form={form} onSubmit={submit} onClose={onClose} submitLabel="Ban" danger>
      <p>The advert stops immediately and has to pass moderation again.</p>
      <TextareaField name="ban" label="Reason" help="Visible to the advertiser" required />
    </FormDialog>
  );
}
