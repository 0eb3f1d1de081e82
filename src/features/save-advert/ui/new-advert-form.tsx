import type { CampaignFormat } from '@/entities/campaign';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { useCreateAdvert } from '../api/use-create-advert';
import { type AdvertFormOutput, emptyAdvert } from '../model/advert-form';
import { useAdvertForm } from '../model/use-advert-form';
import { AdvertForm, type RenderCreative } from './advert-form';

interface NewAdvertFormProps {
  campaign: { id: number; advertLink: string; urlMarks: string; format: CampaignFormat };
  renderCreative: RenderCreative;
  /** Where to go on. */
  onCreated: (advertId: number) => Promise<unknown>;
}

/** Asks for a new advert of a campaign, whose link and marks are proposed. */
export function NewAdvertForm({ campaign, renderCreative, onCreated }: NewAdvertFormProps) {
  const form = useAdvertForm(emptyAdvert(campaign), campaign.format);
  const { mutateAsync: create } = useCreateAdvert(campaign.id);
  const isStillHere = useIsStillHere();

  const submit = async (values: AdvertFormOutput) => {
    const { id } = await create(values);
    if (isStillHere()) await onCreated(id);
  };

  return (
    <AdvertForm
      form={form}
      label="New advert"
      place={{ campaignId: campaign.id, format: campaign.format }}
      onSubmit={submit}
      renderCreative={renderCreative}
      submitLabel="Create advert"
    />
  );
}
