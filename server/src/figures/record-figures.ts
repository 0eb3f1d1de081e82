import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { describeTotals } from './describe-figures.ts';
import { figuresPeriod, type PeriodQuery } from './figures-period.ts';
import { readDaySums } from './read-sums.ts';
import type { FiguresSource } from './results-of.ts';

interface Record {
  source: FiguresSource;
  column: PgColumn;
  id: number;
  currency: string;
  timezone: string;
}

/**
 * Reads the figures of one record, which the caller may see.
 * @throws ApiError 422 for a period that is none
 */
export async function recordFigures(
  db: Db,
  query: PeriodQuery,
  { source, column, id, currency, timezone }: Record,
): Promise<components['schemas']['RecordFigures']> {
  const now = new Date();
  const period = figuresPeriod(query, zonedTime(timezone, now).day);
  const days = await readDaySums(db, { source, period, matching: eq(column, id), now });
  return { period, totals: describeTotals(currency, days, period) };
}
