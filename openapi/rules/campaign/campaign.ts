import type { FormatKind } from '../advert/tracking-events.ts';
import { validateUrlMarks } from '../advert/url-marks.ts';
import { validateWebAddress } from '../site/web-address.ts';
import { isTimezone } from '../time/timezones.ts';
import { canBill, type PayModel } from './event-price.ts';

interface CampaignFields {
  advert_link?: string | undefined;
  bid?: number | undefined;
  pay_model?: PayModel | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  timezone?: string | undefined;
  url_marks?: string | undefined;
}

interface Terms {
  /**
   * The campaign's format, its floor in the campaign's currency. Null if neither the format, the bid nor the pay model
   * changes, because the campaign keeps the agreed terms.
   */
  format: { kind: FormatKind; isSold: boolean; priceFloor: number } | null;
  /** The campaign before the edit, whose link is accepted even if it breaks a newer rule. */
  before?: { advert_link: string } | undefined;
}

/** In a campaign's URL marks every name needs a value, unlike in an advert's. */
const pairs = /^[^\s?#&=]+=[^\s#&]*(&[^\s?#&=]+=[^\s#&]*)*$/;

/**
 * Validates a campaign's fields beyond the contract's schemas: messages by field. Missing and empty fields are skipped.
 */
export function campaignErrors(fields: CampaignFields, { format, before }: Terms): Record<string, string[]> {
  const { advert_link, bid, pay_model, start_date, end_date, timezone, url_marks } = fields;
  const errors: Record<string, string[]> = {};
  if (format !== null && !format.isSold) errors.format_id = ['No longer available'];
  if (format !== null && bid !== undefined && bid < format.priceFloor) errors.bid = [`At least ${format.priceFloor}`];
  if (format !== null && pay_model !== undefined && !canBill(pay_model, format.kind))
    errors.pay_model = ['An overlay is not watched to its end: choose CPM or CPC'];
  // ISO dates can be compared as text
  if (start_date && end_date && end_date < start_date) errors.end_date = ['Must not be before the first day'];
  if (timezone !== undefined && !isTimezone(timezone)) errors.timezone = ['Unknown time zone'];
  const linkRefusal = advert_link && advert_link !== before?.advert_link ? validateWebAddress(advert_link) : null;
  if (linkRefusal !== null) errors.advert_link = [linkRefusal];
  const marksRefusal = validateMarks(url_marks);
  if (marksRefusal !== null) errors.url_marks = [marksRefusal];
  return errors;
}

/** New adverts inherit their campaign's marks, so the rules for an advert's marks apply as well. */
const validateMarks = (marks = ''): string | null =>
  marks === '' || pairs.test(marks) ? validateUrlMarks(marks) : 'Must be name=value pairs, joined by &';
