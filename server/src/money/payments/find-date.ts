import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { transactions } from '../../platform/db/schema.ts';
import { countedDays } from './counted-parts.ts';
import { endOf, type Filter, startOf } from './transaction-filter.ts';
import type { Page } from './transaction-page.ts';

/** Fewer are sorted at once; and in an index with the order, more are passed over as fast as they are counted. */
const [FEWEST, MOST] = [10_000, 250_000];
/** How far, as a share of all, a day lies from the page. */
const MARGIN = 0.02;
const TRIES = 2;

interface Searched extends Page {
  /** How many transactions there are. */
  total: number;
}

/** A day of the platform. */
interface Day {
  day: string;
  /** How many payments of the whole platform come before it. */
  passed: number;
}

/** How many of the transactions in question come before some payments of the platform. */
interface Known {
  passed: number;
  count: number;
}

/** Whether counting the transactions before a page costs less than sorting them by date. */
export const paysToFindDate = ({ skipped, total }: Pick<Searched, 'skipped' | 'total'>): boolean =>
  skipped >= FEWEST && total <= MOST;

/**
 * Finds days that have all of a page in the order of dates, so that only theirs need sorting. The days are guessed: that
 * people pay when the whole platform does. What comes before them is counted, and then tells better ones.
 *
 * @param parts the conditions of the transactions, of which at most one holds for each of them
 * @param last the last day that is added up
 * @returns the condition of the days and how many come before them; undefined if these people are too different
 */
export async function findDate(
  db: Db,
  parts: readonly (SQL | undefined)[],
  { filter, last }: { filter: Filter; last: string },
  page: Searched,
): Promise<{ within: SQL; before: number } | undefined> {
  const { skipped, limit, total, isDescending } = page;
  const { days, all } = await readDays(db, filter, last, isDescending);
  const comesBefore = (date: SQL, { day }: Day) =>
    isDescending ? sql`${date} >= ${endOf(day)}` : sql`${date} < ${startOf(day)}`;
  let known: Known[] = [
    { passed: 0, count: 0 },
    { passed: all, count: total },
  ];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const guesses = days.map(({ passed }) => guess(known, passed));
    const margin = MARGIN * total;
    const first = days[guesses.findLastIndex((count) => count <= skipped - margin)];
    const end = days[guesses.findIndex((count) => count >= skipped + limit + margin)];
    if (first === undefined || end === undefined) return undefined;
    const found = parts.map(
      (part) =>
        sql`select ${transactions.date} from ${transactions} where ${part ?? sql`true`} and ${comesBefore(sql`${transactions.date}`, end)}`,
    );
    const { rows } = (await db.execute(sql`
      select (count(*) filter (where ${comesBefore(sql`date`, first)}))::integer as before, count(*)::integer as until
      from (${sql.join(found, sql` union all `)}) as found`)) as unknown as {
      rows: [{ before: number; until: number }];
    };
    const [{ before, until }] = rows;
    const date = sql`${transactions.date}`;
    if (before <= skipped && skipped + limit <= until)
      return { within: sql`${comesBefore(date, end)} and not (${comesBefore(date, first)})`, before };
    // before the others: of two for the same payments, what was counted is known better
    known = [{ passed: first.passed, count: before }, { passed: end.passed, count: until }, ...known];
  }
  return undefined;
}

async function readDays(
  db: Db,
  filter: Filter,
  last: string,
  isDescending: boolean,
): Promise<{ days: Day[]; all: number }> {
  const { table, kept } = countedDays(filter, last);
  const { rows } = (await db.execute(sql`
    select day::text as day, sum(count)::integer as count from ${table}
    where ${kept} group by ${table.day} order by ${table.day} ${isDescending ? sql`desc` : sql`asc`}`)) as unknown as {
    rows: { day: string; count: number }[];
  };
  let all = 0;
  const days = rows.map(({ day, count }) => {
    const passed = all;
    all += count;
    return { day, passed };
  });
  return { days, all };
}

/** Takes it that between what is known, both grow evenly. */
function guess(known: readonly Known[], passed: number): number {
  const below = known.filter((one) => one.passed <= passed).toSorted((a, b) => b.passed - a.passed)[0];
  const above = known.filter((one) => one.passed > passed).toSorted((a, b) => a.passed - b.passed)[0];
  if (below === undefined || above === undefined) return (below ?? above)?.count ?? 0;
  const share = (passed - below.passed) / (above.passed - below.passed);
  return below.count + share * (above.count - below.count);
}
