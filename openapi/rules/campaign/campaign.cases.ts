/** Limits belong to the targeting: `targeting.cases.ts`. */

export interface CampaignCase {
  what: string;
  fields: {
    advert_link?: string;
    bid?: number;
    pay_model?: 'cpm' | 'cpc' | 'cpv';
    start_date?: string | null;
    end_date?: string | null;
    timezone?: string;
    url_marks?: string;
  };
  /** The campaign's format, with a price floor of 60: a video format that is sold or not, or an overlay. */
  format?: 'working' | 'stopped' | 'overlay';
  refused: Record<string, string[]>;
}

const tooCheap = { bid: ['At least 60'] };
const endsTooEarly = { end_date: ['Must not be before the first day'] };
const noZone = { timezone: ['Unknown time zone'] };
const noMarks = { url_marks: ['Must be name=value pairs, joined by &'] };

export const campaignCases: readonly CampaignCase[] = [
  { what: 'required fields only', fields: {}, refused: {} },
  { what: 'the floor', fields: { bid: 60 }, refused: {} },
  { what: 'above the floor', fields: { bid: 60.01 }, refused: {} },
  { what: 'below the floor', fields: { bid: 59.99 }, refused: tooCheap },
  { what: 'a bid of 0', fields: { bid: 0 }, refused: tooCheap },
  { what: 'a format that is not sold', fields: {}, format: 'stopped', refused: { format_id: ['No longer available'] } },
  { what: 'complete views of a video', fields: { pay_model: 'cpv' }, refused: {} },
  { what: 'clicks of an overlay', fields: { pay_model: 'cpc' }, format: 'overlay', refused: {} },
  {
    what: 'complete views of an overlay',
    fields: { pay_model: 'cpv' },
    format: 'overlay',
    refused: { pay_model: ['An overlay is not watched to its end: choose CPM or CPC'] },
  },
  { what: 'a link with a query', fields: { advert_link: 'https://shop.example/?a=b@c#d' }, refused: {} },
  {
    what: 'a link with a password',
    fields: { advert_link: 'https://anna:secret@shop.example/' },
    refused: { advert_link: ['Leave out the name and password: everyone would see them'] },
  },
  {
    what: 'a link that changes the direction of text',
    fields: { advert_link: 'https://shop.example/\u202egpj.exe' },
    refused: { advert_link: ['Leave out the invisible characters: they make one address look like another'] },
  },
  { what: 'no dates', fields: { start_date: null, end_date: null }, refused: {} },
  { what: 'a first day only', fields: { start_date: '2026-03-01' }, refused: {} },
  { what: 'a last day only', fields: { end_date: '2026-03-01' }, refused: {} },
  { what: 'one day', fields: { start_date: '2026-03-01', end_date: '2026-03-01' }, refused: {} },
  { what: 'across the new year', fields: { start_date: '2025-12-31', end_date: '2026-01-01' }, refused: {} },
  {
    what: 'the end before the start',
    fields: { start_date: '2026-03-02', end_date: '2026-03-01' },
    refused: endsTooEarly,
  },
  { what: 'a zone', fields: { timezone: 'Europe/Moscow' }, refused: {} },
  { what: 'UTC', fields: { timezone: 'UTC' }, refused: {} },
  { what: 'an unknown zone', fields: { timezone: 'Europe/Atlantis' }, refused: noZone },
  { what: 'an offset', fields: { timezone: '+03:00' }, refused: noZone },
  { what: 'no marks', fields: { url_marks: '' }, refused: {} },
  { what: 'one mark', fields: { url_marks: 'utm_source=preroll' }, refused: {} },
  { what: 'marks with a macro', fields: { url_marks: 'utm_source=preroll&utm_content={advert_id}' }, refused: {} },
  {
    what: 'an unknown macro',
    fields: { url_marks: 'utm_content={city}' },
    refused: {
      url_marks: ['{city} is unknown. There are {campaign_id}, {advert_id}, {site_id}, {click_id} and {erid}'],
    },
  },
  { what: 'a brace without its pair', fields: { url_marks: 'a={erid' }, refused: { url_marks: ['A { without a }'] } },
  { what: 'a mark without a value', fields: { url_marks: 'utm_source=' }, refused: {} },
  { what: 'a mark without a name', fields: { url_marks: '=preroll' }, refused: noMarks },
  { what: 'a text without a pair', fields: { url_marks: 'preroll' }, refused: noMarks },
  { what: 'a leading question mark', fields: { url_marks: '?utm_source=preroll' }, refused: noMarks },
  { what: 'a trailing ampersand', fields: { url_marks: 'utm_source=preroll&' }, refused: noMarks },
  { what: 'a space', fields: { url_marks: 'utm_source=pre roll' }, refused: noMarks },
  { what: 'a fragment', fields: { url_marks: 'utm_source=preroll#top' }, refused: noMarks },
  {
    what: 'every field invalid',
    fields: { bid: 1, start_date: '2026-03-02', end_date: '2026-03-01', timezone: 'x', url_marks: 'y' },
    refused: { ...tooCheap, ...endsTooEarly, ...noZone, ...noMarks },
  },
];
