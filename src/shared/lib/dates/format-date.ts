import { lightFormat } from 'date-fns';

/** Section 9 of the specification: en-GB, weeks start on Monday. */
export const weekStartsOn = 1;

type DateLike = Date | string | number;

/** Formats a date in the browser's time zone: `dd/MM/yyyy`. Takes any input of `new Date`. */
export const formatDate = (date: DateLike): string => lightFormat(new Date(date), 'dd/MM/yyyy');

/** Formats a date and time in the browser's time zone: `dd/MM/yyyy, HH:mm`. */
export const formatDateTime = (date: DateLike): string => lightFormat(new Date(date), 'dd/MM/yyyy, HH:mm');
