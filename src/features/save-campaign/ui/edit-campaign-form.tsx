import type { ReactNode } from 'react';
import { campaignForm } from '@/entities/draft';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { BehindNotice, useEditedRecord } from '@/shared/ui/form';
import { useSaveCampaign } from '../api/use-save-campaign';
import { type CampaignFormValues, toBody, toFormValues } from '../model/campaign-form';
import type { EditedCampaign } from '../model/edited-campaign';
import { namedFormats } from '../model/named-formats';
import { readSection } from '../model/sections';
import { useCampaignForm } from '../model/use-campaign-form';
import { useKeptDraft } from '../model/use-kept-draft';
import { CampaignForm, type CampaignFormProps } from './campaign-form';
import { DraftNotice } from './draft-notice';
import { KeepingFields } from './keeping-fields';
import { UnreadNotice } from './unread-notice';

interface EditCampaignFormProps extends Pick<CampaignFormProps, 'formats' | 'audience' | 'reach' | 'warnings'> {
  /** As the server has it now. */
  campaign: EditedCampaign;
  /** The field for the folder, for those who have any. */
  folder: ReactNode;
  /** As the address has it. */
  section: string | undefined;
  /** Where to go on. */
  onSaved: () => Promise<unknown>;
}

/** Edits a campaign; somebody else's change meanwhile is neither lost nor overwritten unseen. */
export function EditCampaignForm({ campaign, folder, section, onSaved, ...parts }: EditCampaignFormProps) {
  const form = useCampaignForm(toFormValues(campaign), parts.formats);
  const { base, isBehind, wasRefused, keepMine, takeTheirs, saved } = useEditedRecord(form, campaign, toFormValues);
  const shown = readSection(section);
  const { id, version } = campaign;
  const draft = useKeptDraft(form, { name: campaignForm(id), version, section: shown });
  const { mutateAsync: save } = useSaveCampaign();
  const isStillHere = useIsStillHere();

  const takeTheirsOnly = () => {
    takeTheirs();
    // what was given up is not offered again
    void draft.forgetTyped();
  };

  const submit = async (values: CampaignFormValues) => {
    const typed = form.getValues();
    saved(await save({ base, body: toBody(values) }), typed);
    await draft.forget();
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
      kept={draft.kept}
      keeping={<KeepingFields ownerId={campaign.ownerId} folder={folder} />}
      notices={
        <>
          <DraftNotice draft={draft} />
          {isBehind && (
            <BehindNotice what="campaign" wasRefused={wasRefused} onKeepMine={keepMine} onTakeTheirs={takeTheirsOnly} />
          )}
          <UnreadNotice warnings={base.warnings} />
        </>
      }
    />
  );
}
