import { refuseWebAddress } from '@preroll/rules/web-address';
import { refuseUrlMarks } from '@/entities/advert';
import type { CampaignCreate, Format } from '@/shared/api';

type Fields = Partial<
  Pick<CampaignCreate, 'advert_link' | 'bid' | 'start_date' | 'end_date' | 'timezone' | 'url_marks'>
>;
type Sold = Pick<Format, 'price_floor'>;

/** Every mark of a campaign has a value, unlike an advert's. */
const pairs = /^[^\s?#&=]+=[^\s#&]*(&[^\s?#&=]+=[^\s#&]*)*$/;

/**
 * What of a campaign's fields doesn't fit together, by the field; empty where nothing is wrong. Twin:
 * `server/src/campaigns/refuse-invalid-campaign.ts`; the cases of both: `openapi/policies/campaign-cases.ts`.
 *
 * @param format the chosen one; null for one that is not among those that are sold
 */
export function campaignErrors(fields: Fields, format: Sold | null): Record<string, string[]> {
  const { advert_link, bid, start_date, end_date, timezone, url_marks } = fields;
  const errors: Record<string, string[]> = {};
  if (format === null) errors.format_id = ['Not sold now'];
  else if (bid !== undefined && bid < format.price_floor) errors.bid = [`At least ${format.price_floor}`];
  // days of this form sort as text
  if (start_date && end_date && end_date < start_date) errors.end_date = ['Must not be before the first day'];
  if (timezone !== undefined && !isTimezone(timezone)) errors.timezone = ['Unknown time zone'];
  const linkRefusal = advert_link ? refuseWebAddress(advert_link) : null;
  if (linkRefusal !== null) errors.advert_link = [linkRefusal];
  const marksRefusal = refuseMarks(url_marks);
  if (marksRefusal !== null) errors.url_marks = [marksRefusal];
  return errors;
}

/** Adverts begin with them: what an advert may not have, a campaign may not either. */
const refuseMarks = (marks = ''): string | null =>
  marks === '' || pairs.test(marks) ? refuseUrlMarks(marks) : 'Must be name=value pairs, joined by &';

/** An offset like +03:00 is no IANA zone: it knows no summer time. */
function isTimezone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return /^[a-z]/i.test(timeZone);
  } catch {
    return false;
  }
}
