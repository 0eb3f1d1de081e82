import type { CampaignFormat } from '@/entities/campaign';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { useCreateAdvert } from '../api/use-create-advert';
import { type AdvertFormOutput, emptyAdvert } from '../model/advert-form';
import { useAdvertForm } from '../model/use-advert-form';
import { AdvertForm, type RenderCreative } from './advert-form';

interface NewAdvertFormProps {
  campaign: { id: number; advertLink: string; urlMarks: string; format: CampaignFormat };
  renderCreative: RenderCreative;
  onCreated: (advertId: number) => Promise<unknown>;
}

/** Creates an advert, with the campaign's link and URL parameters as initial values. */
export function NewAdvertForm({ campaign, renderCreative, onCreated }: NewAdvertFormProps) {
  const form = useAdvertForm(emptyAdvert(campaign), { format: campaign.format });
  const { mutateAsync: create } = useCreateAdvert(campaign.id);
  const isStillHere = useIsCurrentScreen();

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
      // required by law for each advert
      opened={['video', 'registration']}
      createLabel="Create advert"
    />
  );
}
