import { validateAdvertLinks } from './advert-links.ts';
import { validateReasonText } from './reason-text.ts';
import { type FormatKind, trackingEventsOf } from './tracking-events.ts';
import { validateUrlMarks } from './url-marks.ts';
import { validateVpaid } from './vpaid.ts';

interface AdvertFields {
  advert_link?: string | undefined;
  creative?: string | null | undefined;
  marking_in_video?: boolean | undefined;
  use_vpaid?: boolean | undefined;
  vpaid?: string | null | undefined;
  url_marks?: string | undefined;
  additional_trackers?: readonly { event: string; url: string }[] | undefined;
  ord_advert?: { target_urls?: readonly string[] | undefined } | null | undefined;
  ban?: string | null | undefined;
  status?: string | undefined;
}

export interface AdvertTerms {
  format: { kind: FormatKind; vpaidAllowed: boolean };
  /** The advert before the edit: unchanged values from older rules or another format are accepted. */
  before?: Omit<AdvertFields, 'ord_advert'> | undefined;
}

/** Validates an advert's fields beyond the contract's schemas: messages by field path. */
export function advertErrors(advert: AdvertFields, { format, before = {} }: AdvertTerms): Record<string, string> {
  const { use_vpaid: isUsed = false, url_marks = '' } = advert;
  const errors = {
    marking_in_video: advert.marking_in_video && !advert.creative ? 'Only a video can show the marking' : null,
    use_vpaid: validateVpaid({ isUsed, isAllowed: format.vpaidAllowed, wasUsed: before.use_vpaid }),
    ...validateAdvertLinks(advert, before),
    url_marks: url_marks === before.url_marks ? null : validateUrlMarks(url_marks),
    ban: isNewBan(advert, before) ? validateReasonText(advert.ban) : null,
    ...trackerErrors(advert, format.kind, before),
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** An existing ban without a valid reason is accepted, because it may predate the requirement. */
function isNewBan({ ban = null, status }: AdvertFields, before: AdvertFields): boolean {
  if (status === 'ban' && before.status !== 'ban') return true;
  return ban !== (before.ban ?? null) && (status === 'ban' || ban !== null);
}

function trackerErrors(
  { additional_trackers = [] }: AdvertFields,
  kind: FormatKind,
  before: AdvertFields,
): Record<string, string> {
  const events: readonly string[] = [
    ...trackingEventsOf(kind),
    ...(before.additional_trackers ?? []).map(({ event }) => event),
  ];
  const refused = additional_trackers.flatMap(({ event }, index) => (events.includes(event) ? [] : [index]));
  return Object.fromEntries(
    refused.map((index) => [`additional_trackers.${index}.event`, "The campaign's format doesn't tell of it"]),
  );
}
