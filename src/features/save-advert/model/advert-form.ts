import { refuseAdvertLinks } from '@preroll/rules/advert-links';
import type * as z from 'zod';
import { type Advert, type Registration, refuseUrlMarks, toAdvertFields } from '@/entities/advert';
import { AdvertUpdate } from '@/shared/contract';
import { registrationSchema, toRegistrationValues } from './registration-form';

const writtenByServer = {
  id: true,
  ads_id: true,
  ads_name: true,
  folder_id: true,
  duration: true,
  width: true,
  height: true,
  size: true,
  loading_status: true,
  creative_hls: true,
  creative_mp4: true,
  poster: true,
  created_at: true,
  updated_at: true,
} as const;

/** The fields of an advert that people fill in, named as on the wire, so that a 422 finds them. */
export const advertFormSchema = AdvertUpdate.omit({ status: true, version: true, ...writtenByServer })
  .extend({ ord_advert: registrationSchema })
  .superRefine(
    (value, { addIssue }) => {
      const refuse = (path: keyof typeof value, message: string) =>
        addIssue({ code: 'custom', path: [path], message, input: value[path] });
      if (value.use_vpaid && !value.vpaid) refuse('vpaid', 'Required with VPAID');
      if (!value.use_vpaid && !value.creative) refuse('creative', 'Add a video');
      // the field for the video holds an address in this browser until the file is uploaded
      if (value.creative?.startsWith('blob:')) refuse('creative', 'The video is still uploading');
      for (const [path, message] of Object.entries(refuseAdvertLinks(value)))
        addIssue({ code: 'custom', path: path.split('.'), message, input: value });
      const marksRefusal = refuseUrlMarks(value.url_marks);
      if (marksRefusal !== null) refuse('url_marks', marksRefusal);
    },
    // with what the fields refuse by themselves, not in a round of its own
    { when: () => true },
  );

export type AdvertFormValues = z.input<typeof advertFormSchema>;

/** Without VPAID its fields are hidden: whatever was typed there is dropped, and the saved values stay. */
export const withoutHiddenScript = (values: AdvertFormValues, saved: AdvertFormValues): AdvertFormValues =>
  values.use_vpaid ? values : { ...values, vpaid: saved.vpaid, vpaid_name: saved.vpaid_name };

/** What is sent. */
export type AdvertFormOutput = z.output<typeof advertFormSchema>;

/** Fields whose empty text means "none". */
export const nullableFields = ['vpaid', 'ban', 'administrator_restrictions'] as const;

/** The specification's defaults (section 3); the campaign's link and marks are proposed. */
export const emptyAdvert = ({ advertLink, urlMarks }: { advertLink: string; urlMarks: string }) =>
  ({
    name: '',
    creative: null,
    advert_link: advertLink,
    title: '',
    description: '',
    use_vpaid: false,
    vpaid: null,
    vpaid_name: '',
    interactive: false,
    icon: null,
    icon_name: '',
    url_marks: urlMarks,
    additional_trackers: [],
    use_compression: true,
    use_vertical: false,
    ban: null,
    administrator_restrictions: null,
    ord_advert: null,
  }) satisfies AdvertFormValues;

/** An advert and its registration, which are edited and saved together. */
export interface EditedAdvert {
  advert: Advert;
  registration: Registration | null;
}

export const toFormValues = ({ advert, registration }: EditedAdvert): AdvertFormValues => ({
  ...toAdvertFields(advert),
  ord_advert: toRegistrationValues(registration),
});
