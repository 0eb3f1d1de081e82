import { targetingErrors } from '@preroll/rules/targeting/targeting';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTargeting } from './any-targeting';
import { emptyTargeting, readTargeting } from './read-targeting';
import { writeTargeting } from './write-targeting';

const toJsonAndBack = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const fields = Object.keys(emptyTargeting());

describe('reading and writing', () => {
  it('round-trips any targeting without a warning', () => {
    return fc.assert(
      fc.property(anyTargeting, (targeting) => {
        const read = readTargeting(toJsonAndBack(writeTargeting(targeting)));
        expect(read).toEqual({ targeting, warnings: [] });
      }),
    );
  });

  it('accepts both plain and wrapped values', () => {
    return fc.assert(
      fc.property(anyTargeting, (targeting) => {
        expect(readTargeting(toJsonAndBack(targeting))).toEqual({ targeting, warnings: [] });
      }),
    );
  });
});

describe('reading', () => {
  it('never throws on any JSON, and round-trips its result', () => {
    return fc.assert(
      fc.property(fc.jsonValue(), (ads) => {
        const { targeting } = readTargeting(ads);
        expect(Object.keys(targeting)).toEqual(fields);
        expect(readTargeting(toJsonAndBack(writeTargeting(targeting))).targeting).toEqual(targeting);
      }),
    );
  });

  it('never throws on any JSON in any field', () => {
    const wrapped = fc.oneof(
      fc.jsonValue(),
      fc.jsonValue().map((value) => ({ value })),
      fc.json(),
    );
    const ads = fc.record(Object.fromEntries(fields.map((field) => [field, wrapped])));
    return fc.assert(
      fc.property(ads, (record) => {
        const { targeting } = readTargeting(record);
        expect(readTargeting(toJsonAndBack(writeTargeting(targeting)))).toEqual({ targeting, warnings: [] });
      }),
    );
  });

  it('reports a broken geo text and keeps everything else', () => {
    return fc.assert(
      fc.property(
        anyTargeting,
        fc.constantFrom('{', '[{"id":', 'null', '{}', '"text"', '12'),
        (targeting, geo_white_ui) => {
          expect(readTargeting({ ...writeTargeting(targeting), geo_white_ui })).toEqual({
            targeting: { ...targeting, geo_white_ui: [] },
            warnings: [{ field: 'geo_white_ui', message: 'The stored places could not be read; the list is empty' }],
          });
        },
      ),
    );
  });

  it('strips the active flag and keeps complete places', () => {
    const items = [
      { id: 'DE', type: 'country', name: 'Germany', parent_id: 'EU', active: true },
      { id: 2950159, type: 'city', parent_id: 'DE-BE', active: false },
      { id: 'EU', type: 'galaxy' },
      null,
    ];
    expect(readTargeting({ geo_black_ui: JSON.stringify(items) })).toEqual({
      targeting: {
        ...emptyTargeting(),
        geo_black_ui: [
          { id: 'DE', type: 'country', name: 'Germany', parent_id: 'EU' },
          { id: '2950159', type: 'city', name: '2950159', parent_id: 'DE-BE' },
        ],
      },
      warnings: [{ field: 'geo_black_ui', message: '2 places could not be read: EU, null' }],
    });
  });

  it('gives empty OS versions their defaults', () => {
    const { os_versions } = readTargeting({ os_versions: { mobile: { android: ['14'] }, tablet: [] } }).targeting;
    expect(os_versions).toEqual({
      mobile: { android: ['14'], iOS: [], other: false },
      tablet: { android: [], iOS: [], other: false },
      desktop: { windows: [], macOS: [], other: false },
    });
  });

  it.each([
    [{ cash_limit: { value: 'a lot' } }, 'cash_limit', 'It is not a number; no limit was read'],
    [{ feeds: { value: 7 } }, 'feeds', 'It is not a list; it was left out'],
    [{ devices: ['desktop', 'toaster'] }, 'devices', 'One entry was left out'],
    [{ ip: ['10.0.0.1'] }, 'ip', 'It has an unexpected shape; it was left out'],
    [{ ip: { white: ['10.0.0.1', null, {}] } }, 'ip', '2 entries were left out'],
  ])('reports the omitted parts of %j', (ads, field, message) => {
    expect(readTargeting(ads).warnings).toEqual([{ field, message }]);
  });
});

it('returns values that can be validated without throwing', () =>
  fc.assert(
    fc.property(anyTargeting, (targeting) => {
      expect(targetingErrors(targeting, { lists: {} })).toBeTypeOf('object');
    }),
  ));
