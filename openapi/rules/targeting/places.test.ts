import { describe, expect, it } from 'vitest';
import { parsePlaces, withNamedPlaces } from './places.ts';

const france = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };
const anywhere = { white: [], black: [] };

describe('parsePlaces', () => {
  it('strips the active flag, keeps other keys, and writes ids as they are stored', () => {
    const stored = [
      { ...france, id: ' fr ', active: true, note: 7 },
      { id: 2988507, type: 'city', parent_id: 'FR-IDF', active: false },
    ];
    expect(parsePlaces(JSON.stringify(stored)).places).toEqual([
      { ...france, note: 7 },
      { id: '2988507', type: 'city', name: '2988507', parent_id: 'FR-IDF' },
    ]);
  });

  it.each([
    ['no object', 'FR'],
    ['null', null],
    ['no id', { type: 'country' }],
    ['a blank id', { ...france, id: ' ' }],
    ['no type', { id: 'FR' }],
    ['an unknown type', { id: 'FR', type: 'galaxy' }],
    ['a city whose id is no number', { id: 'Paris', type: 'city' }],
    ['a city with the id 0', { id: 0, type: 'city' }],
    ['a city beyond the integers of the contract', { id: 2 ** 31, type: 'city' }],
  ])('returns an item apart that is %s', (_what, item) => {
    expect(parsePlaces(JSON.stringify([item, france]))).toEqual({ places: [france], unread: [item], isBroken: false });
  });

  it.each(['{', '[{"id":', 'null', '{}', '"text"', '12'])('reads %s as an empty list, and says so', (text) => {
    expect(parsePlaces(text)).toEqual({ places: [], unread: [], isBroken: true });
  });

  it.each([undefined, null, ''])('reads %s as an empty list', (text) => {
    expect(parsePlaces(text)).toEqual({ places: [], unread: [], isBroken: false });
  });
});

describe('withNamedPlaces', () => {
  const text = (...places: unknown[]) => JSON.stringify(places);

  it('puts each place into the list of its level and side', () => {
    const settings = {
      geo_white_ui: text({ id: 'EU', type: 'continent' }, france, { id: 2950159, type: 'city' }),
      geo_black_ui: text({ id: 'FR-IDF', type: 'region' }, { id: 'DE', type: 'country' }),
    };
    expect(withNamedPlaces(settings)).toEqual({
      ...settings,
      continent: { white: ['EU'], black: [] },
      country: { white: ['FR'], black: ['DE'] },
      region: { white: [], black: ['FR-IDF'] },
      city_white_list: [2950159],
    });
  });

  it('keeps what a list holds besides, and names each place once', () => {
    const settings = { geo_white_ui: text(france, france), country: { white: ['DE', 'FR', 'AT'], black: ['IT'] } };
    expect(withNamedPlaces(settings)).toEqual(settings);
    expect(withNamedPlaces({ ...settings, country: { white: ['DE'], black: ['IT'] } })).toEqual({
      ...settings,
      country: { white: ['DE', 'FR'], black: ['IT'] },
    });
  });

  it('leaves a place on both sides, to be refused as a conflict', () => {
    expect(withNamedPlaces({ geo_white_ui: text(france), country: { white: [], black: ['FR'] } })).toMatchObject({
      country: { white: ['FR'], black: ['FR'] },
    });
  });

  it('leaves lists as they are where the texts name nothing', () => {
    const settings = { geo_white_ui: '[{"id"', geo_black_ui: '[]', country: { white: ['DE'], black: [] } };
    expect(withNamedPlaces(settings)).toEqual(settings);
    expect(withNamedPlaces(settings).country).toBe(settings.country);
    expect(withNamedPlaces({ country: anywhere })).toEqual({ country: anywhere });
  });
});
