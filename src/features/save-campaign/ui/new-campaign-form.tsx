import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { newCampaignForm } from '@/entities/draft';
import { fetchedCurrencyOf, useCurrencyOf } from '@/entities/user';
import { accountZone } from '@/shared/lib/dates';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { useCreateCampaign } from '../api/use-create-campaign';
import { type CampaignFormValues, emptyCampaign, toBody } from '../model/campaign-form';
import { readSection } from '../model/sections';
import { useCampaignForm } from '../model/use-campaign-form';
import { useDefaultBid } from '../model/use-default-bid';
import { useDraftAutosave } from '../model/use-draft-autosave';
import { useResetOnOwnerChange } from '../model/use-reset-on-owner-change';
import { CampaignSteps, type CampaignStepsProps } from './campaign-steps';

interface NewCampaignStepsProps extends Pick<CampaignStepsProps, 'formats' | 'audience' | 'reach' | 'warnings'> {
  /** Whether the user chooses the owner, as managers and admins do. */
  hasOwnerField: boolean;
  /** The folder field, for users with folders, and its initial value. */
  folder: ReactNode;
  folderId: number | null;
  /** The section given in the URL. */
  section: string | undefined;
  onCreated: (campaignId: number) => Promise<unknown>;
}

export function NewCampaignForm({
  hasOwnerField,
  folder,
  folderId,
  section,
  onCreated,
  ...parts
}: NewCampaignStepsProps) {
  const queryClient = useQueryClient();
  const own = useCurrencyOf(hasOwnerField ? null : 'me');
  const form = useCampaignForm(
    { ...emptyCampaign(parts.formats, hasOwnerField, own), folder_id: folderId },
    parts.formats,
    ({ owner_id }) => fetchedCurrencyOf(queryClient, hasOwnerField ? (owner_id ?? null) : 'me'),
  );
  const shown = readSection(section);
  const draft = useDraftAutosave(form, { name: newCampaignForm, section: shown });
  const ownerId = useWatch({ control: form.control, name: 'owner_id' }) ?? null;
  const ofOwner = useCurrencyOf(ownerId);
  const currency = hasOwnerField ? ofOwner : own;
  useResetOnOwnerChange(form);
  useDefaultBid(form, parts.formats, currency);
  const { mutateAsync: create } = useCreateCampaign();
  const isStillHere = useIsCurrentScreen();

  const submit = async (values: CampaignFormValues) => {
    const { id } = await create(toBody(values));
    await draft.end();
    if (isStillHere()) await onCreated(id);
  };

  return (
    <CampaignSteps
      {...parts}
      form={form}
      onSubmit={submit}
      section={shown}
      owner={hasOwnerField ? ownerId : 'me'}
      currency={currency}
      timezone={hasOwnerField ? undefined : accountZone()}
      draft={draft}
      hasOwnerField={hasOwnerField}
      folder={folder}
    />
  );
}
