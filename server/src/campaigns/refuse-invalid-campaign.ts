import { refuseWebAddress } from '@preroll/rules/web-address';
import { refuseUrlMarks } from '../adverts/url-marks-policy.ts';
import { type FieldErrors, invalid } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import { isTimezone } from '../time/timezones.ts';

type Body = Pick<
  components['schemas']['CampaignUpdate'],
  'bid' | 'start_date' | 'end_date' | 'timezone' | 'url_marks'
> & { advert_link?: string };

interface Format {
  priceFloor: number;
  status: 'working' | 'stopped' | 'deleted';
}

/** Every mark of a campaign has a value, unlike an advert's. */
const pairs = /^[^\s?#&=]+=[^\s#&]*(&[^\s?#&=]+=[^\s#&]*)*$/;

/**
 * What of a campaign's fields doesn't fit together, which the contract's schemas can't say. Twin:
 * `src/features/save-campaign/model/campaign-rules.ts`; the cases of both: `openapi/policies/campaign-cases.ts`.
 *
 * @param body a link that is left out stays as it is
 * @param format the one it is to have; null where neither it nor the bid changes
 */
export function campaignErrors(body: Body, format: Format | null): FieldErrors {
  const fields: FieldErrors = {};
  if (format !== null && format.status !== 'working') fields.format_id = ['Not sold now'];
  if (format !== null && body.bid < format.priceFloor) fields.bid = [`At least ${format.priceFloor}`];
  // days of this form sort as text
  if (body.start_date && body.end_date && body.end_date < body.start_date)
    fields.end_date = ['Must not be before the first day'];
  if (body.timezone !== undefined && !isTimezone(body.timezone)) fields.timezone = ['Unknown time zone'];
  const linkRefusal = body.advert_link === undefined ? null : refuseWebAddress(body.advert_link);
  if (linkRefusal !== null) fields.advert_link = [linkRefusal];
  const marksRefusal = refuseMarks(body.url_marks);
  if (marksRefusal !== null) fields.url_marks = [marksRefusal];
  return fields;
}

/** Adverts begin with them: what an advert may not have, a campaign may not either. */
const refuseMarks = (marks = ''): string | null =>
  marks === '' || pairs.test(marks) ? refuseUrlMarks(marks) : 'Must be name=value pairs, joined by &';

/** @throws ApiError 422 */
export function refuseInvalidCampaign(body: Body, format: Format | null): void {
  const fields = campaignErrors(body, format);
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
