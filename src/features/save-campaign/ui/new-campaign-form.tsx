import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { newCampaignForm } from '@/entities/draft';
import { useCurrencyOf } from '@/entities/user';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { useCreateCampaign } from '../api/use-create-campaign';
import { type CampaignFormValues, emptyCampaign, toBody } from '../model/campaign-form';
import { readSection } from '../model/sections';
import { useCampaignForm } from '../model/use-campaign-form';
import { useKeptDraft } from '../model/use-kept-draft';
import { useOwnersPlaces } from '../model/use-owners-places';
import { CampaignForm, type CampaignFormProps } from './campaign-form';
import { DraftNotice } from './draft-notice';
import { KeepingFields } from './keeping-fields';

interface NewCampaignFormProps extends Pick<CampaignFormProps, 'formats' | 'audience' | 'reach' | 'warnings'> {
  /** Somebody who looks after others says whose it is. */
  asksOwner: boolean;
  /** The field for the folder, for those who have any, and what it begins with. */
  folder: ReactNode;
  folderId: number | null;
  /** As the address has it. */
  section: string | undefined;
  /** Where to go on. */
  onCreated: (campaignId: number) => Promise<unknown>;
}

/** Asks for a new campaign. */
export function NewCampaignForm({ asksOwner, folder, folderId, section, onCreated, ...parts }: NewCampaignFormProps) {
  const form = useCampaignForm({ ...emptyCampaign(parts.formats, asksOwner), folder_id: folderId }, parts.formats);
  const shown = readSection(section);
  const draft = useKeptDraft(form, { name: newCampaignForm, section: shown });
  const ownerId = useWatch({ control: form.control, name: 'owner_id' }) ?? null;
  const currency = useCurrencyOf(asksOwner ? ownerId : 'me');
  useOwnersPlaces(form);
  const { mutateAsync: create } = useCreateCampaign();
  const isStillHere = useIsStillHere();

  const submit = async (values: CampaignFormValues) => {
    const { id } = await create(toBody(values));
    await draft.forget();
    if (isStillHere()) await onCreated(id);
  };

  return (
    <CampaignForm
      {...parts}
      form={form}
      label="New campaign"
      onSubmit={submit}
      submitLabel="Create campaign"
      section={shown}
      currency={currency}
      kept={draft.kept}
      keeping={<KeepingFields asksOwner={asksOwner} folder={folder} />}
      notices={<DraftNotice draft={draft} />}
    />
  );
}
