import { idFrom } from '@/shared/lib/search';

interface InvalidTrafficSearch {
  /** `2026-10`; the present one without any. */
  month?: string | undefined;
  /** Whose, in cabinets that manage others. */
  client?: number | undefined;
  site?: number | undefined;
}

/** Reads whose invalid traffic of which month is asked for from the URL. Invalid values are ignored. */
export const invalidTrafficSearch = ({ month, client, site }: Record<string, unknown>): InvalidTrafficSearch => ({
  month: typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  client: idFrom(1, client),
  site: idFrom(1, site),
});

/** The month of a search. Which is the present one, the webmaster's time zone decides. */
export const askedMonth = ({ month }: InvalidTrafficSearch): string => month ?? 'current';
