import type { Advert, Registration } from '@/entities/advert';
import type { CampaignFormat } from '@/entities/campaign';
import { listAdvertChanges } from '@/shared/api';
import { EditConflictNotice, useEditedRecord } from '@/shared/ui/form';
import { useUpdateAdvert } from '../api/use-update-advert';
import { type AdvertFormOutput, toFormValues } from '../model/advert-form';
import { describeTheirEdit } from '../model/describe-their-edit';
import { toEditedAdvert } from '../model/to-edited-advert';
import { useAdvertForm } from '../model/use-advert-form';
import { AdvertForm, type RenderCreative } from './advert-form';
import { ModerationNotice } from './moderation-notice';

interface EditAdvertFormProps {
  /** The current state on the server. */
  advert: Advert;
  registration: Registration | null;
  /** The format of the campaign. */
  format: CampaignFormat;
  renderCreative: RenderCreative;
}

/** Whether the video is ready, so that its section can be folded. */
const isSettled = ({ creative, useVpaid }: Advert) =>
  creative.source === null ? useVpaid : creative.loadingStatus === 'ready';

/** Edits an advert and its registration. Concurrent changes by other users are shown and never overwritten silently. */
export function EditAdvertForm({ advert, registration, format, renderCreative }: EditAdvertFormProps) {
  const latest = { advert, registration, version: advert.version };
  const values = toFormValues(latest);
  const form = useAdvertForm(values, { format, before: { ...values, status: advert.status } });
  const edited = useEditedRecord(form, latest, toFormValues);
  const { base, saved } = edited;
  const { mutateAsync: update } = useUpdateAdvert();

  const submit = async (values: AdvertFormOutput) => {
    const typed = form.getValues();
    const updated = await update({ base: base.advert, values });
    saved({ ...toEditedAdvert(updated, values), version: updated.version }, typed);
  };

  return (
    <AdvertForm
      form={form}
      label="Advert"
      place={{ campaignId: advert.campaignId, advertId: advert.id, format }}
      creative={advert.creative}
      registration={registration}
      isBanned={advert.status === 'ban'}
      onSubmit={submit}
      renderCreative={renderCreative}
      opened={isSettled(advert) ? [] : ['video']}
      notices={
        <>
          <EditConflictNotice
            what="advert"
            edited={edited}
            history={{
              readChanges: async () => (await listAdvertChanges(advert.id)).items,
              describe: describeTheirEdit,
            }}
          />
          <ModerationNotice advert={advert} />
        </>
      }
    />
  );
}
