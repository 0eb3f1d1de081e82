/** Writes the IANA name of a time zone: `America/New York`. */
export const formatTimeZone = (timezone: string): string => timezone.replaceAll('_', ' ');
