import { parsePlaces } from '@preroll/rules/targeting/places';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyTargeting, writeTargeting } from '@/entities/targeting';
import { getGetCampaignResponseMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { toBody, toFormValues } from './campaign-form';
import { toEditedCampaign } from './edited-campaign';

type Item = Record<string, unknown>;

const ids = fc.constantFrom<unknown[]>(
  'FR',
  'DE',
  'de-be',
  'EU',
  'XX',
  'Atlantis',
  2950159,
  '2988507',
  0,
  '',
  null,
  {},
);
const stored: fc.Arbitrary<unknown[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(
        {
          id: ids,
          type: fc.constantFrom('continent', 'country', 'region', 'city', 'galaxy', null),
          name: fc.string({ minLength: 1, maxLength: 20 }),
          parent_id: fc.constantFrom(null, 'EU', 6255148),
          active: fc.boolean(),
          population: fc.integer(),
        },
        { requiredKeys: ['type'] },
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(null, 'FR', 7, []) },
  ),
  { maxLength: 8 },
);

/** Opens a campaign with these texts and saves it unchanged. */
function saveAgain(texts: { geo_white_ui: string; geo_black_ui: string }) {
  const edited = toEditedCampaign(getGetCampaignResponseMock(), { ...writeTargeting(emptyTargeting()), ...texts });
  return { edited, ads: toBody(toFormValues(edited)).ads };
}

const nameOf = (item: unknown): string => {
  const { name, id } = (item ?? {}) as Item;
  // long names are truncated in warnings
  return String(name ?? (typeof id === 'string' && id ? id : JSON.stringify(item).slice(0, 40)));
};

it('keeps each stored place when an opened campaign is saved, or reports it as unreadable', () =>
  fc.assert(
    fc.property(stored, stored, (white, black) => {
      const texts = { geo_white_ui: JSON.stringify(white), geo_black_ui: JSON.stringify(black) };
      const { edited, ads } = saveAgain(texts);
      for (const [field, items] of [['geo_white_ui', white] as const, ['geo_black_ui', black] as const]) {
        const saved = JSON.parse(ads[field]) as Item[];
        const { places, unread } = parsePlaces(items);
        expect(saved).toEqual(places);
        expect(saved).toHaveLength(items.length - unread.length);
        for (const place of saved) expect(place).not.toHaveProperty('active');
        const reported = edited.warnings.filter((warning) => warning.field === field).map(({ message }) => message);
        for (const item of unread) expect(reported.join()).toContain(nameOf(item));
      }
    }),
  ));

it('adds stored places that are in no list to the targeting', () => {
  const france = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };
  const { ads } = saveAgain({ geo_white_ui: JSON.stringify([{ ...france, active: true }]), geo_black_ui: '[]' });
  expect(ads.country).toEqual({ value: { white: ['FR'], black: [] } });
  expect(JSON.parse(ads.geo_white_ui)).toEqual([france]);
});
