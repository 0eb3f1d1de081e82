import { Fragment, type ReactNode, useState } from 'react';
import { describeChange } from '@/entities/campaign';
import type { Format } from '@/entities/dictionary';
import { campaignForm } from '@/entities/draft';
import { listCampaignChanges } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { EditConflictNotice, Form, SaveBar, useEditedRecord } from '@/shared/ui/form';
import { FormSections, useFolding } from '@/shared/ui/form-sections';
import { Section } from '@/shared/ui/section';
import { useSaveCampaign } from '../api/use-save-campaign';
import { type CampaignFormValues, toBody, toFormValues, toHistory } from '../model/campaign-form';
import type { DescriptionContext } from '../model/describe-campaign';
import type { EditedCampaign } from '../model/edited-campaign';
import { campaignFieldLabels } from '../model/field-label';
import { namedFormats } from '../model/named-formats';
import { type FormSection, formSections, hiddenFields, sectionLabels } from '../model/sections';
import { useCampaignForm } from '../model/use-campaign-form';
import { useDraftAutosave } from '../model/use-draft-autosave';
import { BasicsFields } from './basics-fields';
import { DraftNotice } from './draft-notice';
import { Fields } from './fields';
import { FoldedParts } from './folded-parts';
import { LimitsFields } from './limits-fields';
import { ScheduleFields } from './schedule-fields';
import { UnreadNotice } from './unread-notice';

interface EditCampaignFormProps {
  /** The current state on the server. */
  campaign: EditedCampaign;
  /** Whether the campaign belongs to the user. */
  isOwn: boolean;
  formats: readonly Format[];
  /** The folder field, for users with folders. */
  folder: ReactNode;
  /** The fields of the section "Audience". */
  audience: ReactNode;
  reach: ReactNode;
  /** Navigates on after saving. */
  onSaved: () => Promise<unknown>;
}

/** Edits a campaign. Concurrent changes by other users are shown and never overwritten silently. */
export function EditCampaignForm({
  campaign,
  isOwn,
  formats,
  folder,
  audience,
  reach,
  onSaved,
}: EditCampaignFormProps) {
  const { id, version, currency, ownerId } = campaign;
  const form = useCampaignForm(toFormValues(campaign), formats, () => currency);
  const edited = useEditedRecord(form, campaign, toFormValues);
  const { base, takeTheirs, saved } = edited;
  const { open, fold } = useFolding<FormSection>(formSections);
  /** Part of the key: discarding remounts the fields, which clears partial input. */
  const [round, setRound] = useState(0);
  const draft = useDraftAutosave(form, { name: campaignForm(id), version });
  const { mutateAsync: save } = useSaveCampaign();
  const isStillHere = useIsCurrentScreen();

  const takeTheirsOnly = () => {
    takeTheirs();
    // discarded changes must not be offered as a draft
    draft.forgetTyped();
  };

  const discarded = () => {
    draft.forgetTyped();
    setRound((count) => count + 1);
  };

  const submit = async (values: CampaignFormValues) => {
    const typed = form.getValues();
    saved(await save({ base, body: toBody(values) }), typed);
    await draft.end();
    if (isStillHere()) await onSaved();
  };

  const known: DescriptionContext = { formats: namedFormats(formats, campaign), currency };

  return (
    <Form form={form} onSubmit={submit} label="Edit campaign" hidden={hiddenFields((of) => open([of]))} width="full">
      <DraftNotice draft={draft} />
      <EditConflictNotice
        what="campaign"
        edited={{ ...edited, takeTheirs: takeTheirsOnly }}
        history={{
          readChanges: async () => (await listCampaignChanges(id)).items,
          describe: (change) => describeChange(change, { currency }),
          toHistory,
        }}
      />
      <UnreadNotice warnings={base.warnings} />
      <Fields tabIndex={-1} data-part="fields">
        <FormSections sections={formSections} notes={reach}>
          <Fragment key={round}>
            <Section id="basics" title={sectionLabels.basics}>
              <BasicsFields sold={formats} {...known} ownerId={ownerId} folder={folder} />
            </Section>
            <FoldedParts
              known={known}
              fold={fold}
              fields={{
                schedule: <ScheduleFields timezone={undefined} />,
                limits: <LimitsFields owner={isOwn ? 'me' : ownerId} currency={currency} />,
                audience,
              }}
            />
          </Fragment>
        </FormSections>
      </Fields>
      <SaveBar labels={campaignFieldLabels} onDiscard={discarded} />
    </Form>
  );
}
