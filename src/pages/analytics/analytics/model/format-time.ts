import { locale } from '@/shared/lib/dates';

/** A moment as a time in a time zone: `14:02`. */
export const formatTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(new Date(moment));

/** The same with its date: `20/11/2026, 14:02`. */
export const formatMoment = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
