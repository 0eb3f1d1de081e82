import { expect, it } from 'vitest';
import type { EditedCampaign } from './edited-campaign';
import { namedFormats } from './named-formats';

const sold = [{ id: 1, name: 'Preroll' }];
const of = (format_id: number, formatName: string) =>
  ({ formatName, terms: { format_id } }) as Pick<EditedCampaign, 'formatName' | 'terms'>;

it.each([
  [undefined, sold],
  [of(1, 'Preroll'), sold],
  [of(9, 'Overlay'), [...sold, { id: 9, name: 'Overlay, no longer available' }]],
])('offers the formats for %j', (campaign, named) => {
  expect(namedFormats(sold, campaign)).toEqual(named);
});
