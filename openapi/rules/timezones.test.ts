import { describe, expect, it } from 'vitest';
import { isTimezone } from './timezones.ts';

describe('isTimezone', () => {
  it.each(Intl.supportedValuesOf('timeZone'))('accepts %s', (name) => expect(isTimezone(name)).toBe(true));

  // browsers and Node name these differently
  it.each(['Europe/Kyiv', 'Europe/Kiev', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC'])('accepts %s', (name) =>
    expect(isTimezone(name)).toBe(true),
  );

  it.each(['eUrOpE/mOsCoW', 'utc', 'Etc/GMT+3', '+03:00', 'Europe/Atlantis', ''])('refuses "%s"', (name) =>
    expect(isTimezone(name)).toBe(false),
  );
});
