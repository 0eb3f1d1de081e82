import { zonedTime } from '@preroll/rules/time/zoned-time';
import { inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPage, type List } from '../../platform/records/read-page.ts';
import type { FiguresKind } from './add-figures.ts';
import { describeByCurrency, describeRecords } from './describe-figures.ts';
import { type FiguresPeriod, figuresPeriod, type PeriodQuery } from './figures-period.ts';
import { type DailyResults, readDaySums, readRecordSums } from './read-sums.ts';

interface Source<Name extends string> {
  kind: FiguresKind<Name>;
  /** Selects the results of matching records in both periods. */
  resultsOf(db: Db, period: FiguresPeriod, matching: SQL | undefined): DailyResults<Name>;
}

/**
 * Reads the figures of a list: of everything that its filters match, and of each record of the page.
 * @throws ApiError 422 for a period that is none
 */
export async function listFigures<Name extends string>(
  db: Db,
  { viewer, query }: { viewer: Actor; query: PeriodQuery },
  { kind, resultsOf }: Source<Name>,
  list: List,
) {
  const period = figuresPeriod(query, zonedTime(viewer.user.timezone, new Date()).day);
  const { ids } = await findPage(db, list);
  const [days, sums] = await Promise.all([
    readDaySums(db, kind, { results: resultsOf(db, period, list.matching), period }),
    ids.length === 0
      ? []
      : readRecordSums(db, kind, { results: resultsOf(db, period, inArray(list.order.id, ids)), period }),
  ]);
  return {
    period,
    totals: describeByCurrency(kind, days, period),
    items: describeRecords(kind, { ids, sums, period }),
  };
}
