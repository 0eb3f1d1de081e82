import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences, parsePreferences, readPreferences, storePreferences } from '.';

describe('parsePreferences', () => {
  it.each([
    { text: null, expected: defaultPreferences },
    { text: 'not JSON', expected: defaultPreferences },
    { text: 'null', expected: defaultPreferences },
    { text: '{"hidden":"name","density":"huge","pageSize":7}', expected: defaultPreferences },
    { text: '{"hidden":["name",7],"density":"compact"}', expected: { hidden: ['name'], density: 'compact' } },
    { text: '{"pageSize":100}', expected: { ...defaultPreferences, pageSize: 100 } },
  ])('$text', ({ text, expected }) => {
    expect(parsePreferences(text)).toEqual(expected);
  });
});

describe('storage', () => {
  beforeEach(() => localStorage.clear());

  it('is kept per table', () => {
    storePreferences('sites', { hidden: ['domain'], density: 'compact', pageSize: 25 });
    expect(readPreferences('sites')).toEqual({ hidden: ['domain'], density: 'compact', pageSize: 25 });
    expect(readPreferences('campaigns')).toEqual(defaultPreferences);
  });
});
