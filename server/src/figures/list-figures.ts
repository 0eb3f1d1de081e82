import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { zonedTime } from '../time/zoned-time.ts';
import { describeByCurrency, describeRecords } from './describe-figures.ts';
import { figuresPeriod, type PeriodQuery } from './figures-period.ts';
import { readDaySums, readRecordSums } from './read-sums.ts';
import type { FiguresSource } from './results-of.ts';

interface List {
  source: FiguresSource;
  /** The id of the listed records. */
  id: PgColumn;
  /** What the filters match, on all pages. */
  matching: SQL | undefined;
  /** The ids of the page. */
  page: PromiseLike<{ id: number }[]>;
}

/**
 * Reads the figures of a list: of everything that its filters match, and of each record of the page.
 * @throws ApiError 422 for a period that is none
 */
export async function listFigures(
  db: Db,
  { viewer, query }: { viewer: Actor; query: PeriodQuery },
  { source, id, matching, page }: List,
): Promise<components['schemas']['ListFigures']> {
  const period = figuresPeriod(query, zonedTime(viewer.user.timezone, new Date()).day);
  const ids = (await page).map((row) => row.id);
  const [days, records] = await Promise.all([
    readDaySums(db, { source, period, matching }),
    ids.length === 0 ? [] : readRecordSums(db, { source, period, matching: inArray(id, ids) }),
  ]);
  return { period, totals: describeByCurrency(days, period), items: describeRecords(ids, records, period) };
}
