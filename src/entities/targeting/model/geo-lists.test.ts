import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTargeting } from './any-targeting';
import { movePlaces, placeKey, placeKeysOf, placeNameOf, placesOf, type Side, withoutRemovedPlaces } from './geo-lists';
import { emptyTargeting } from './read-targeting';
import type { GeoPlace, Targeting } from './targeting';

const europe: GeoPlace = { id: 'EU', type: 'continent', name: 'Europe', parent_id: null };
const germany: GeoPlace = { id: 'DE', type: 'country', name: 'Germany', parent_id: 'EU' };
const berlin: GeoPlace = { id: 'DE-BE', type: 'region', name: 'Berlin', parent_id: 'DE' };
const paris: GeoPlace = { id: '2988507', type: 'city', name: 'Paris', parent_id: 'FR-IDF' };

const keysOf = (targeting: Targeting, side: Side) => placesOf(targeting, side).map(placeKey);

it('puts each level of the tree into its own list', () => {
  const included = movePlaces(emptyTargeting(), [germany, paris, paris], 'white');
  expect(movePlaces(included, [europe, berlin], 'black')).toMatchObject({
    continent: { white: [], black: ['EU'] },
    country: { white: ['DE'], black: [] },
    region: { white: [], black: ['DE-BE'] },
    city_white_list: [2988507],
    city_black_list: [],
  });
});

it('keeps entries of a list when the tree changes', () => {
  const typed = { ...emptyTargeting(), country: { white: ['FR'], black: [] }, city_black_list: [1] };
  const chosen = movePlaces(movePlaces(typed, [germany], 'white'), [paris], 'black');
  expect(chosen).toMatchObject({ country: { white: ['FR', 'DE'] }, city_black_list: [1, 2988507] });
  expect(movePlaces(chosen, [germany, paris], null)).toEqual(typed);
});

it('puts a place on at most one side', () => {
  const excluded = movePlaces(movePlaces(emptyTargeting(), [germany], 'white'), [germany], 'black');
  expect([placesOf(excluded, 'white'), placesOf(excluded, 'black')]).toEqual([[], [germany]]);
  expect(excluded).toMatchObject({ geo_white_ui: [], geo_black_ui: [germany], country: { white: [], black: ['DE'] } });
});

it('includes places that are only in a list', () => {
  const typed = { ...emptyTargeting(), country: { white: ['FR'], black: [] }, city_white_list: [7] };
  expect(placesOf(typed, 'white').map(({ name }) => name)).toEqual(['France', 'city 7']);
});

it('gives a place the same name alone and in a list', () => {
  const typed = { ...movePlaces(emptyTargeting(), [germany, paris], 'white'), region: { white: ['DE-BE'], black: [] } };
  const names = placeKeysOf(typed, 'white').map((key) => placeNameOf(typed, 'white', key));
  expect(names).toEqual(['Germany', 'DE-BE', 'Paris']);
  expect(names).toEqual(placesOf(typed, 'white').map(({ name }) => name));
});

it('does not restore a removed place when another one is added', () => {
  const place = fc.constantFrom(europe, germany, berlin, paris);
  const side = fc.constantFrom<Side>('white', 'black');
  return fc.assert(
    fc.property(place, place, side, side, (removed, other, from, to) => {
      fc.pre(removed !== other);
      const chosen = movePlaces(emptyTargeting(), [removed], from);
      const lists = { ...emptyTargeting(), geo_white_ui: chosen.geo_white_ui, geo_black_ui: chosen.geo_black_ui };
      expect(keysOf(lists, from)).toEqual([]);
      const after = movePlaces(lists, [other], to);
      expect(after).toEqual(movePlaces(emptyTargeting(), [other], to));
      expect(withoutRemovedPlaces(lists)).toEqual(emptyTargeting());
    }),
  );
});

it('adds a place to one side and changes nothing else', () => {
  const place = fc.constantFrom(europe, germany, berlin, paris);
  return fc.assert(
    fc.property(anyTargeting, place, fc.constantFrom<Side>('white', 'black'), (before, put, to) => {
      const after = movePlaces(before, [put], to);
      for (const side of ['white', 'black'] as const) {
        const others = keysOf(before, side).filter((key) => key !== placeKey(put));
        const expected = side === to ? [...others, placeKey(put)] : others;
        expect(new Set(keysOf(after, side))).toEqual(new Set(expected));
      }
    }),
  );
});
