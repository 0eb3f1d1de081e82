import { advertQueries, toAdvert, toAdvertFields, toOrdAdvertInput, toRegistration } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { type AdvertUpdate, getAdvert, updateAdvert } from '@/shared/api';
import type { RecordBody } from './plan-revert';
import type { Revertible } from './revertible';

/** Excludes files, which are not kept forever, and bans and restrictions, which are moderation states. */
const fields: readonly string[] = [
  'name',
  'title',
  'description',
  'category',
  'advert_link',
  'url_marks',
  'additional_trackers',
  'icon_name',
  'interactive',
  'use_vpaid',
  'vpaid',
  'vpaid_name',
  'use_compression',
  'use_vertical',
  'marking_in_video',
];

/** Drops a registration without mandatory data: reverting the change that added it leaves only an empty one. */
const withRegistration = ({ ord_advert, ...body }: RecordBody) => {
  const registration = ord_advert as { source_id?: number | null; kktus?: string[] | null } | null;
  const isNone = !registration || (registration.source_id === null && registration.kktus === null);
  return { ...body, ord_advert: isNone ? null : registration };
};

/** An advert with its registration. */
export const revertibleAdvert = (id: number): Revertible => ({
  takes: (field) => fields.includes(field) || field.startsWith('ord_advert.'),
  read: async () => {
    const { advert: dto, ordAdvert } = await getAdvert(id);
    const { status, version, ...rest } = dto;
    const ord_advert = ordAdvert && toOrdAdvertInput(toRegistration(ordAdvert));
    return { version, body: { ...toAdvertFields(toAdvert({ status, version, ...rest })), status, ord_advert } };
  },
  save: ({ version, body }) => updateAdvert(id, { ...withRegistration(body), version } as AdvertUpdate),
  invalidates: [{ queryKey: advertQueries.all() }, { queryKey: campaignQueries.all() }],
});
