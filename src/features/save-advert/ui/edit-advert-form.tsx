import type { Advert } from '@/entities/advert';
import { useUpdateAdvert } from '../api/use-update-advert';
import { type AdvertFormValues, toFormValues } from '../model/advert-form';
import { useAdvertForm } from '../model/use-advert-form';
import { useEditedAdvert } from '../model/use-edited-advert';
import { AdvertForm, type RenderCreative } from './advert-form';
import { BehindNotice } from './behind-notice';
import { ModerationNotice } from './moderation-notice';

interface EditAdvertFormProps {
  /** As the server has it now. */
  advert: Advert;
  renderCreative: RenderCreative;
}

/** Edits an advert; somebody else's change meanwhile is neither lost nor overwritten unseen. */
export function EditAdvertForm({ advert, renderCreative }: EditAdvertFormProps) {
  const form = useAdvertForm(toFormValues(advert));
  const { base, isBehind, keepMine, takeTheirs, saved } = useEditedAdvert(form, advert);
  const { mutateAsync: update } = useUpdateAdvert();

  const submit = async (values: AdvertFormValues) => {
    const typed = form.getValues();
    saved(await update({ base, values }), typed);
  };

  return (
    <AdvertForm
      form={form}
      label="Advert"
      onSubmit={submit}
      renderCreative={renderCreative}
      submitLabel="Save"
      notices={
        <>
          {isBehind && <BehindNotice onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
          <ModerationNotice />
        </>
      }
    />
  );
}
