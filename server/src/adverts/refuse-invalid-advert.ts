import { refuseAdvertLinks } from '@preroll/rules/advert-links';
import { refuseBanReason } from '@preroll/rules/ban-reason';
import { type FieldErrors, invalid } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import { refuseIcon } from './icon.ts';
import { refuseOrdAdvert } from './ord-advert-policy.ts';
import { type FormatKind, trackingEventsOf } from './tracking-events.ts';
import { refuseUrlMarks } from './url-marks-policy.ts';
import { refuseVpaid } from './vpaid-policy.ts';

type CheckedFields = Pick<
  components['schemas']['AdvertUpdate'],
  'advert_link' | 'use_vpaid' | 'vpaid' | 'icon' | 'url_marks' | 'additional_trackers' | 'ban' | 'ord_advert'
> & { creative?: string | null; status?: string };

interface Standing {
  /** Of the campaign. */
  format: { kind: FormatKind; vpaidAllowed: boolean };
  /** The advert before the edit: what stood there already, under older rules or in another campaign, stays. */
  before?: Pick<
    CheckedFields,
    'advert_link' | 'use_vpaid' | 'vpaid' | 'icon' | 'url_marks' | 'additional_trackers' | 'ban' | 'status'
  >;
}

/**
 * The rules between an advert's fields, which the contract's schemas can't say.
 * @throws ApiError 422
 */
export function refuseInvalidAdvert(advert: CheckedFields, { format, before }: Standing): void {
  const fields: FieldErrors = {};
  const refuse = (path: string, refusal: string | null) => {
    if (refusal !== null) fields[path] = [refusal];
  };
  const { vpaidAllowed: isAllowed } = format;
  refuse('use_vpaid', refuseVpaid({ isUsed: advert.use_vpaid, isAllowed, wasUsed: before?.use_vpaid }));
  if (advert.use_vpaid && !advert.vpaid) refuse('vpaid', 'Required');
  if (!advert.use_vpaid && !advert.creative) refuse('creative', 'Required');
  if (advert.icon && advert.icon !== before?.icon) refuse('icon', refuseIcon(advert.icon));
  for (const [path, refusal] of Object.entries(refuseAdvertLinks(advert, before))) refuse(path, refusal);
  if (advert.url_marks !== before?.url_marks) refuse('url_marks', refuseUrlMarks(advert.url_marks));

  if (isNewBan(advert, before)) refuse('ban', refuseBanReason(advert.ban));

  const told = [...trackingEventsOf(format.kind), ...(before?.additional_trackers.map(({ event }) => event) ?? [])];
  for (const [index, { event }] of advert.additional_trackers.entries())
    if (!told.includes(event)) refuse(`additional_trackers.${index}.event`, "The campaign's format doesn't tell of it");

  for (const [path, messages] of Object.entries(advert.ord_advert ? refuseOrdAdvert(advert.ord_advert) : {}))
    fields[`ord_advert.${path}`] = messages;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

type Ban = Pick<CheckedFields, 'ban' | 'status'>;

/** Bans from before they took a reason, and reasons that were written then, stay as they are. */
function isNewBan({ ban, status }: Ban, before: Ban = { ban: null }): boolean {
  if (status === 'ban' && before.status !== 'ban') return true;
  return ban !== before.ban && (status === 'ban' || ban !== null);
}
