import type * as z from 'zod';
import { type Advert, toAdvertUpdate } from '@/entities/advert';
import { AdvertUpdate } from '@/shared/contract';

/** The fields of an advert that people fill in, named as on the wire, so that a 422 finds them. */
export const advertFormSchema = AdvertUpdate.omit({ status: true, version: true }).check(({ value, issues }) => {
  if (value.use_vpaid && !value.vpaid) {
    issues.push({ code: 'custom', path: ['vpaid'], message: 'Required with VPAID', input: value.vpaid });
  }
  if (!value.use_vpaid && !value.creative) {
    issues.push({ code: 'custom', path: ['creative'], message: 'Add a video', input: value.creative });
  }
  // the field for the video holds an address in this browser until the file is uploaded
  if (value.creative?.startsWith('blob:')) {
    issues.push({ code: 'custom', path: ['creative'], message: 'The video is still uploading', input: value.creative });
  }
});

export type AdvertFormValues = z.input<typeof advertFormSchema>;

/** Fields whose empty text means "none". */
export const nullableFields = ['vpaid', 'ban', 'administrator_restrictions'] as const;

/** The specification's defaults (section 3); the campaign's link is proposed. */
export const emptyAdvert = (advertLink: string): AdvertFormValues => ({
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
  url_marks: '',
  additional_trackers: [],
  use_compression: true,
  use_vertical: false,
  ban: null,
  administrator_restrictions: null,
});

export function toFormValues(advert: Advert): AdvertFormValues {
  const { status: _status, version: _version, ...values } = toAdvertUpdate(advert);
  return values as AdvertFormValues;
}
