import type { Advert, Registration } from '@/entities/advert';
import type { CampaignFormat } from '@/entities/campaign';
import { BehindNotice, useEditedRecord } from '@/shared/ui/form';
import { useUpdateAdvert } from '../api/use-update-advert';
import { type AdvertFormOutput, toFormValues } from '../model/advert-form';
import { afterSaving } from '../model/after-saving';
import { useAdvertForm } from '../model/use-advert-form';
import { AdvertForm, type RenderCreative } from './advert-form';
import { ModerationNotice } from './moderation-notice';

interface EditAdvertFormProps {
  /** As the server has it now. */
  advert: Advert;
  registration: Registration | null;
  /** Its campaign's. */
  format: CampaignFormat;
  renderCreative: RenderCreative;
}

/** Edits an advert with its registration; somebody else's change meanwhile is neither lost nor overwritten unseen. */
export function EditAdvertForm({ advert, registration, format, renderCreative }: EditAdvertFormProps) {
  const latest = { advert, registration, version: advert.version };
  const form = useAdvertForm(toFormValues(latest), format);
  const { base, isBehind, wasRefused, keepMine, takeTheirs, saved } = useEditedRecord(form, latest, toFormValues);
  const { mutateAsync: update } = useUpdateAdvert();

  const submit = async (values: AdvertFormOutput) => {
    const typed = form.getValues();
    const updated = await update({ base: base.advert, values });
    saved({ ...afterSaving(updated, values), version: updated.version }, typed);
  };

  return (
    <AdvertForm
      form={form}
      label="Advert"
      place={{ campaignId: advert.campaignId, advertId: advert.id, format }}
      registration={registration}
      isBanned={advert.status === 'ban'}
      onSubmit={submit}
      renderCreative={renderCreative}
      submitLabel="Save"
      notices={
        <>
          {isBehind && (
            <BehindNotice what="advert" wasRefused={wasRefused} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
          )}
          <ModerationNotice status={advert.status} />
        </>
      }
    />
  );
}
