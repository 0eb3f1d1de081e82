import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { AdvertCopy } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { ComboboxField } from '@/shared/ui/combobox';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { useCopyAdvert } from '../api/use-copy-advert';

interface CopyAdvertDialogProps {
  advert: Pick<Advert, 'id' | 'name' | 'campaignId'>;
  onClose: () => void;
}

/** Asks for the campaign that an advert is copied into; its own is proposed. */
export function CopyAdvertDialog({ advert, onClose }: CopyAdvertDialogProps) {
  const query = useQuery(campaignQueries.detail(advert.campaignId));
  const failure = failureOf(query);
  const { data: own } = query;
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
      {own ? (
        <Form form={form} onSubmit={submit} label="Copy advert">
          <ComboboxField
            name="campaignId"
            label="Campaign"
            help="Found by its name"
            required
            search={campaignQueries.choices}
            known={[{ value: own.id, label: own.name }]}
          />
          <SubmitButton>Copy</SubmitButton>
        </Form>
      ) : (
        !failure && <LoadingIndicator />
      )}
    </Dialog>
  );
}
