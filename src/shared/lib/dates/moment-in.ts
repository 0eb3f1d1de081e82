import { locale } from './locale';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = makeFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, {
      ...({ day: '2-digit', month: '2-digit', year: 'numeric' } as const),
      ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
      timeZone,
    });
  } catch {
    return formatOf(undefined);
  }
}

/**
 * The day and the time of a moment: `23/11/2026` and `09:00`.
 *
 * @param timeZone an IANA name; the browser's zone without one, and for one that it doesn't know
 */
export function momentIn(date: Date | string | number, timeZone?: string): { day: string; time: string } {
  const parts = formatOf(timeZone).formatToParts(new Date(date));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${read('day')}/${read('month')}/${read('year')}`, time: `${read('hour')}:${read('minute')}` };
}

/** The same as text, in a time zone: `dd/MM/yyyy, HH:mm`. */
export function formatDateTimeIn(date: Date | string | number, timeZone: string): string {
  const { day, time } = momentIn(date, timeZone);
  return `${day}, ${time}`;
}
