import { describe, expect, it } from 'vitest';
import { isTimezone } from './timezones.ts';

describe('isTimezone', () => {
  it('accepts all names known to this engine, and those of other browsers', () => {
    const names = [
      ...Intl.supportedValuesOf('timeZone'),
      'Europe/Kyiv',
      'Europe/Kiev',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'UTC',
    ];
    expect(names.filter((name) => !isTimezone(name))).toEqual([]);
  });

  it.each(['eUrOpE/mOsCoW', 'utc', 'Etc/GMT+3', '+03:00', 'Europe/Atlantis', ''])('refuses "%s"', (name) =>
    expect(isTimezone(name)).toBe(false),
  );
});
