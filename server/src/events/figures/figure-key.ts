import { between, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { SortKey } from '../../platform/records/list-order.ts';
import { figuresPeriod } from './figures-period.ts';

/** The days of the figure that a list is sorted by. */
interface SortedDays {
  date_from?: string;
  date_to?: string;
}

/**
 * Sorts an owner's list by a figure: by what the counters hold of each record in the days, which is 0 for one without
 * results. No list of several accounts is sorted so: its figures, from the event store, are in several currencies, and in
 * days of other time zones.
 *
 * @param sumOf selects the figure of the record that a row of the list is, with a condition on its days
 * @throws ApiError 422 for who sees the records of several accounts, without days, or for a period that is none
 */
export function figureKey(
  viewer: Actor,
  { date_from, date_to }: SortedDays,
  sumOf: (isInDays: (day: PgColumn) => SQL) => SQLWrapper,
): SortKey {
  if (viewer.cabinet !== 'advertiser' && viewer.cabinet !== 'webmaster') throw refused('Only owners sort by figures');
  if (date_from === undefined || date_to === undefined) throw refused('A figure has days: date_from and date_to');
  figuresPeriod({ date_from, date_to }, { timezone: viewer.user.timezone, now: new Date() });
  return {
    expression: sql`coalesce(${sumOf((day) => between(day, date_from, date_to))}, 0)`,
    type: 'numeric',
    isNullable: false,
  };
}

const refused = (message: string) => invalid({ sort: [message] }, message);
