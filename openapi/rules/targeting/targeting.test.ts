import { describe, expect, it } from 'vitest';
import { caseDictionaries, targetingCases } from './targeting.cases.ts';
import { targetingErrors } from './targeting.ts';
import { closedLists, withStoredEntries } from './targeting-dictionaries.ts';
import { type Audience, type Limits, limitFields, listFields } from './targeting-fields.ts';

const nothing = (): Limits & Audience => ({
  ...(Object.fromEntries(limitFields.map((field) => [field, null])) as Limits),
  ...(Object.fromEntries(listFields.map((field) => [field, { white: [], black: [] }])) as unknown as Audience),
  feeds: [],
  active_hours: [],
  active_weekdays: [],
  devices: [],
  city_white_list: [],
  city_black_list: [],
  os_versions: {
    mobile: { android: [], iOS: [], other: false },
    tablet: { android: [], iOS: [], other: false },
    desktop: { windows: [], macOS: [], other: false },
  },
});

describe('targetingErrors', () => {
  it.each(targetingCases)('$name', ({ ads, stored, errors }) => {
    const dictionaries = withStoredEntries(caseDictionaries, { ...nothing(), ...stored });
    expect(targetingErrors({ ...nothing(), ...ads }, dictionaries)).toEqual(errors);
  });

  it('only lists with a dictionary are limited to its entries', () => {
    expect(closedLists).toEqual(Object.keys(caseDictionaries.lists));
  });

  it('validates only the form of entries whose dictionary is not loaded', () => {
    const ads = { feeds: [999_999], region: { white: ['DE-ZZ'], black: [] } };
    expect(targetingErrors({ ...nothing(), ...ads }, { lists: {} })).toEqual({});
  });
});
