import { type AdvertTerms, advertErrors } from '@preroll/rules/advert/advert';
import type * as z from 'zod';
import { type Advert, type Registration, toAdvertFields } from '@/entities/advert';
import { AdvertUpdate } from '@/shared/contract';
import { registrationSchema, toRegistrationValues } from './registration-form';

const writtenByServer = {
  id: true,
  ads_id: true,
  ads_name: true,
  owner_name: true,
  currency: true,
  folder_id: true,
  returned: true,
  submitted_at: true,
  duration: true,
  width: true,
  height: true,
  size: true,
  loading_status: true,
  loading_error: true,
  creative_hls: true,
  creative_mp4: true,
  poster: true,
  created_at: true,
  updated_at: true,
} as const;

const fieldsSchema = AdvertUpdate.omit({ status: true, version: true, ...writtenByServer }).extend({
  ord_advert: registrationSchema,
});

/**
 * The editable fields of an advert. Their names equal those of the API, so that the errors of a 422 find their fields.
 */
export const advertFormSchema = ({ format, before }: AdvertTerms) =>
  fieldsSchema.superRefine(
    (value, { addIssue }) => {
      const refuse = (path: string, message: string) =>
        addIssue({ code: 'custom', path: path.split('.'), message, input: value });
      if (value.use_vpaid && !value.vpaid) refuse('vpaid', 'Required with VPAID');
      if (!value.use_vpaid && !value.creative) refuse('creative', 'Add a video');
      // an object URL, which the field holds until the file is uploaded
      if (value.creative?.startsWith('blob:')) refuse('creative', 'The video is still uploading');
      const advert = { ...value, status: before?.status };
      for (const [path, message] of Object.entries(advertErrors(advert, { format, before }))) refuse(path, message);
    },
    // runs even if a field is invalid by itself, so that all errors are shown at once
    { when: () => true },
  );

export type AdvertFormValues = z.input<typeof fieldsSchema>;

/** Without VPAID its fields are hidden: discards their input and keeps the saved values. */
export const withoutHiddenScript = (values: AdvertFormValues, saved: AdvertFormValues): AdvertFormValues =>
  values.use_vpaid ? values : { ...values, vpaid: saved.vpaid, vpaid_name: saved.vpaid_name };

export type AdvertFormOutput = z.output<typeof fieldsSchema>;

/** Fields that are sent as null when empty. */
export const nullableFields = ['vpaid', 'ban', 'administrator_restrictions'] as const;

/** The specification's defaults (section 3), with the campaign's link and URL parameters. */
export const emptyAdvert = ({ advertLink, urlMarks }: { advertLink: string; urlMarks: string }) =>
  ({
    name: '',
    creative: null,
    advert_link: advertLink,
    title: '',
    description: '',
    category: null,
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
    marking_in_video: false,
    ban: null,
    administrator_restrictions: null,
    ord_advert: null,
  }) satisfies AdvertFormValues;

/** An advert with its registration, which are edited and saved together. */
export interface EditedAdvert {
  advert: Advert;
  registration: Registration | null;
}

export const toFormValues = ({ advert, registration }: EditedAdvert): AdvertFormValues => ({
  ...toAdvertFields(advert),
  ord_advert: toRegistrationValues(registration),
});
