const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})(?=[ T]|$)/;

/** Whether the day comes first in dates like 24/11/2026; null if the file's dates leave it open. */
export function detectDayFirst(dates: string[]): boolean | null {
  const parts = dates.map((date) => SLASHED.exec(date)).filter((part) => part !== null);
  const isDay = parts.some(([, first]) => Number(first) > 12);
  const isMonth = parts.some(([, , second]) => Number(second) > 12);
  return isDay === isMonth ? null : isDay;
}

const YEAR_FIRST = /^(\d{4})([-./])(\d\d?)\2(\d\d?)(?=[ T]|$)/;
const DAY_FIRST = /^(\d\d?)(?:\.(\d\d?)\.(\d{4}|\d\d)|-(\d\d?)-(\d{4}))(?=[ T]|$)/;

/**
 * Parses a date with or without a time: `2026-11-20`, `2026.11.20`, `20.11.2026`, `1.11.26`, `20-11-2026`.
 * @param isDayFirst for dates with slashes
 * @returns ISO 8601; empty for an invalid or ambiguous date
 */
export function isoDate(text: string, isDayFirst: boolean | null): string {
  const slashed = isDayFirst === null ? text : text.replace(SLASHED, isDayFirst ? '$1.$2.$3' : '$2.$1.$3');
  const yearFirst = YEAR_FIRST.exec(slashed);
  const dayFirst = DAY_FIRST.exec(slashed);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[3], yearFirst[4]]
    : [dayFirst?.[3] ?? dayFirst?.[5], dayFirst?.[2] ?? dayFirst?.[4], dayFirst?.[1]];
  if (!year || !month || !day) return '';
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : '';
}
