import { format } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';

/** Section 9 of the specification: en-GB, the week starts on Monday, dd/MM/yyyy. */
export const dateLocale = enGB;

export const weekStartsOn = 1;

type DateLike = Date | string | number;

/** A day in the viewer's time zone: `dd/MM/yyyy`. Takes a date or what `new Date` understands. */
export const formatDate = (date: DateLike): string => format(new Date(date), 'dd/MM/yyyy', { locale: dateLocale });

/** A day and time in the viewer's time zone: `dd/MM/yyyy, HH:mm`. */
export const formatDateTime = (date: DateLike): string =>
  format(new Date(date), 'dd/MM/yyyy, HH:mm', { locale: dateLocale });
