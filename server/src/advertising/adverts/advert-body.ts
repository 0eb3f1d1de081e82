import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { adverts, ordAdverts } from '../../platform/db/schema.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';

type Schemas = components['schemas'];
export type AdvertRow = typeof adverts.$inferSelect;

/** Read-only fields: an update may contain them, and they are ignored. */
export type WrittenByServer = Exclude<
  keyof Schemas['Advert'],
  Exclude<keyof Schemas['AdvertCreate'], 'ads_id'> | 'status' | 'version'
>;

export const toAdvertBody = (row: AdvertRow): Schemas['Advert'] => ({
  ...toAdvertFields(row),
  id: row.id,
  ads_id: row.adsId,
  folder_id: row.folderId,
  returned:
    row.returnReason === null || row.returnedAt === null
      ? null
      : { reason: row.returnReason, at: row.returnedAt.toISOString() },
  submitted_at: row.submittedAt.toISOString(),
  duration: row.duration,
  width: row.width,
  height: row.height,
  size: row.size,
  loading_status: row.loadingStatus,
  loading_error: row.loadingError,
  creative_hls: row.creativeHls,
  creative_mp4: row.creativeMp4,
  poster: row.poster,
  ...timestampsOf(row),
});

/** The editable fields by their names in the API; the registration is stored in its own table. */
export const toAdvertFields = (row: AdvertRow): Omit<Schemas['AdvertUpdate'], WrittenByServer | 'ord_advert'> => ({
  name: row.name,
  creative: row.creative,
  advert_link: row.advertLink,
  title: row.title,
  description: row.description,
  category: row.category,
  use_vpaid: row.useVpaid,
  vpaid: row.vpaid,
  vpaid_name: row.vpaidName,
  interactive: row.interactive,
  icon: row.icon,
  icon_name: row.iconName,
  url_marks: row.urlMarks,
  additional_trackers: row.additionalTrackers,
  use_compression: row.useCompression,
  use_vertical: row.useVertical,
  marking_in_video: row.markingInVideo,
  ban: row.ban,
  administrator_restrictions: row.administratorRestrictions,
  status: row.status,
  version: row.version,
});

/** The fields that users write; status and version have their own rules. */
export type AdvertFields = Omit<
  Schemas['AdvertUpdate'],
  WrittenByServer | 'status' | 'version' | 'creative' | 'ord_advert'
> & { creative?: string | null };

export const toAdvertColumns = (body: AdvertFields) => ({
  name: body.name,
  creative: body.creative ?? null,
  advertLink: body.advert_link,
  title: body.title,
  description: body.description,
  category: body.category,
  useVpaid: body.use_vpaid,
  vpaid: body.vpaid,
  vpaidName: body.vpaid_name,
  interactive: body.interactive,
  icon: body.icon,
  iconName: body.icon_name,
  urlMarks: body.url_marks,
  additionalTrackers: body.additional_trackers,
  useCompression: body.use_compression,
  useVertical: body.use_vertical,
  markingInVideo: body.marking_in_video,
  ban: body.ban,
  administratorRestrictions: body.administrator_restrictions,
});

export const toOrdAdvertBody = (row: typeof ordAdverts.$inferSelect): Schemas['OrdAdvert'] => ({
  advert_id: row.advertId,
  source_id: row.sourceId,
  erid: row.erid,
  form: row.form as Schemas['OrdAdvert']['form'],
  kktus: row.kktus,
  co_branding: row.coBranding,
  description: row.description,
  brand: row.brand,
  target_urls: row.targetUrls,
  pay_type: row.payType,
  native: row.native,
  social: row.social,
  social_quota: row.socialQuota,
  contract_external_ids: row.contractExternalIds,
  person_external_id: row.personExternalId,
  cids: row.cids,
  erir_status: row.erirStatus,
  erir_messages: row.erirMessages,
});
