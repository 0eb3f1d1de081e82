import { between, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { SortKey } from '../../platform/records/list-order.ts';
import { figuresPeriod } from './figures-period.ts';

interface SortedDays {
  date_from?: string;
  date_to?: string;
}

/**
 * Sorts an owner's list by a figure: the sum of each record's counters in the days, which is 0 without results. Lists of
 * several accounts can't be sorted this way: their figures come from the event store, in several currencies and in the days
 * of other time zones.
 *
 * @param sumOf selects the figure of a row's record, with a condition on its days
 * @throws ApiError 422 for a viewer who sees the records of several accounts, without days, or for an invalid period
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
