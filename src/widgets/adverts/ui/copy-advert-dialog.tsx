import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { type Campaign, campaignQueries } from '@/entities/campaign';
import { AdvertCopy } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { ComboboxField } from '@/shared/ui/combobox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { useCopyAdvert } from '../api/use-copy-advert';

interface CopyAdvertDialogProps {
  advert: Pick<Advert, 'id' | 'name' | 'campaignId'>;
  onClose: () => void;
}

const toOptions = (campaigns: readonly Campaign[]) =>
  campaigns.map(({ id, name, ownerName }) => ({ value: id, label: name, description: ownerName }));

/** Asks for the campaign of a copy, with the advert's own preselected. */
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

  return (
    <FormDialog title={`Copy ${advert.name}`} form={form} onSubmit={copy} onClose={onClose} submitLabel="Copy">
      {failure && <ErrorState {...failure} />}
      {own ? (
        <ComboboxField
          name="campaignId"
          label="Campaign"
          required
          search={(text) => ({ ...campaignQueries.found(text), select: toOptions })}
          knownOptions={[{ value: own.id, label: own.name }]}
        />
      ) : (
        !failure && <LoadingIndicator />
      )}
    </FormDialog>
  );
}
