import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { AdvertCopy } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { useCopyAdvert } from '../api/use-copy-advert';

interface CopyAdvertDialogProps {
  advert: Pick<Advert, 'id' | 'name' | 'campaignId'>;
  onClose: () => void;
}

/** Asks for the campaign that an advert is copied into; its own is proposed. */
export function CopyAdvertDialog({ advert, onClose }: CopyAdvertDialogProps) {
  const campaigns = useQuery(campaignQueries.choices());
  const failure = failureOf(campaigns);
  const { mutateAsync: copy } = useCopyAdvert(advert.id);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(AdvertCopy),
    defaultValues: { campaignId: advert.campaignId },
  });

  const submit = async ({ campaignId }: AdvertCopy) => {
    await copy(campaignId);
    onClose();
  };

  return (
    <Dialog title={`Copy ${advert.name}`} open onOpenChange={(open) => !open && onClose()}>
      {failure && <ErrorState {...failure} />}
      {campaigns.data ? (
        <Form form={form} onSubmit={submit} label="Copy advert">
          <SelectField
            name="campaignId"
            label="Campaign"
            required
            options={campaigns.data.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SubmitButton>Copy</SubmitButton>
        </Form>
      ) : (
        !failure && <LoadingIndicator />
      )}
    </Dialog>
  );
}
