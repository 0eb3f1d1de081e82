import type { ReactNode } from 'react';
import { describeChange } from '@/entities/campaign';
import { campaignForm } from '@/entities/draft';
import { listCampaignChanges } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { EditConflictNotice, useEditedRecord } from '@/shared/ui/form';
import { useSaveCampaign } from '../api/use-save-campaign';
import { type CampaignFormValues, toBody, toFormValues, toHistory } from '../model/campaign-form';
import type { EditedCampaign } from '../model/edited-campaign';
import { namedFormats } from '../model/named-formats';
import { readSection } from '../model/sections';
import { useCampaignForm } from '../model/use-campaign-form';
import { useDraftAutosave } from '../model/use-draft-autosave';
import { CampaignForm, type CampaignFormProps } from './campaign-form';
import { OwnershipFields } from './ownership-fields';
import { UnreadNotice } from './unread-notice';

interface EditCampaignFormProps extends Pick<CampaignFormProps, 'formats' | 'audience' | 'reach' | 'warnings'> {
  /** The current state on the server. */
  campaign: EditedCampaign;
  /** The folder field, for users who have folders. */
  folder: ReactNode;
  /** The section named in the URL. */
  section: string | undefined;
  /** Navigates on after saving. */
  onSaved: () => Promise<unknown>;
}

/** Edits a campaign. Concurrent changes by others are neither lost nor overwritten unnoticed. */
export function EditCampaignForm({ campaign, folder, section, onSaved, ...parts }: EditCampaignFormProps) {
  const form = useCampaignForm(toFormValues(campaign), parts.formats, () => campaign.currency);
  const edited = useEditedRecord(form, campaign, toFormValues);
  const { base, takeTheirs, saved } = edited;
  const shown = readSection(section);
  const { id, version } = campaign;
  const draft = useDraftAutosave(form, { name: campaignForm(id), version, section: shown });
  const { mutateAsync: save } = useSaveCampaign();
  const isStillHere = useIsCurrentScreen();

  const takeTheirsOnly = () => {
    takeTheirs();
    // discarded changes are not offered again
    draft.forgetTyped();
  };

  const submit = async (values: CampaignFormValues) => {
    const typed = form.getValues();
    saved(await save({ base, body: toBody(values) }), typed);
    await draft.end();
    if (isStillHere()) await onSaved();
  };

  return (
    <CampaignForm
      {...parts}
      named={namedFormats(parts.formats, campaign)}
      form={form}
      label="Edit campaign"
      onSubmit={submit}
      submitLabel="Save"
      section={shown}
      currency={campaign.currency}
      draft={draft}
      keeping={<OwnershipFields ownerId={campaign.ownerId} folder={folder} />}
      notices={
        <>
          <EditConflictNotice
            what="campaign"
            edited={{ ...edited, takeTheirs: takeTheirsOnly }}
            history={{
              readChanges: async () => (await listCampaignChanges(id)).items,
              describe: (change) => describeChange(change, { currency: campaign.currency }),
              toHistory,
            }}
          />
          <UnreadNotice warnings={base.warnings} />
        </>
      }
    />
  );
}
