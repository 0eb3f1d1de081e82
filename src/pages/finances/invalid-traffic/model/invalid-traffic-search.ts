import { idFrom } from '@/shared/lib/search';

interface InvalidTrafficSearch {
  /** `2026-10`; undefined for the current month. */
  month?: string | undefined;
  /** The webmaster, in cabinets that manage others. */
  client?: number | undefined;
  site?: number | undefined;
}

/** Reads month, webmaster and site from the URL. Invalid values are ignored. */
export const invalidTrafficSearch = ({ month, client, site }: Record<string, unknown>): InvalidTrafficSearch => ({
  month: typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  client: idFrom(1, client),
  site: idFrom(1, site),
});

/** The requested month. The server resolves `current` in the webmaster's time zone. */
export const requestedMonth = ({ month }: InvalidTrafficSearch): string => month ?? 'current';
