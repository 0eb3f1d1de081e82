import { checkLedger } from '../../../server/src/money/ledger/check-ledger.ts';
import { DAY_COMPLETE_AFTER, postDays } from '../../../server/src/money/ledger/post-days.ts';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { readRows } from '../../../server/src/platform/db/read-rows.ts';
import { atMost, equal, type Measurement } from '../measurement.ts';
import type { AnsweredEvents } from './compare-events.ts';
import type { IssuedServe } from './issued.ts';
import type { StoredEvent } from './read-store.ts';
import type { PlacementSetup } from './scene.ts';

const MICROS = 1_000_000;
const DAY = 86_400_000;
/** Maximum rounding error: half a cent. */
const MAX_ROUNDING_ERROR = 0.005;

interface Traded {
  events: AnsweredEvents;
  issued: readonly IssuedServe[];
  setups: readonly PlacementSetup[];
  rows: readonly StoredEvent[];
}

/**
 * Checks that the ledger contains the price of all acknowledged events, except invalid ones.
 *
 * @param until the server's time
 */
export async function compareMoney(db: Db, traded: Traded, until: Date): Promise<Measurement[]> {
  await postDays(db, new Date(until.getTime() + DAY_COMPLETE_AFTER + DAY));
  const sum = (rows: readonly StoredEvent[], amountOf: (row: StoredEvent) => number) =>
    rows.reduce((total, row) => total + amountOf(row), 0);
  const valid = traded.rows.filter(({ invalid }) => invalid === '');
  const { answered, invalid, cutOff } = billedOf(traded);
  const priced = sum(valid, ({ price }) => price);
  const days = await readPosted(db);
  const unposted = days.filter(({ counted, posted }) => differenceOf(counted, posted) > MAX_ROUNDING_ERROR);
  const findings = await checkLedger(db);
  return [
    equal('answered events that cost money = spend + invalid', answered + cutOff, priced + invalid, {
      more: `micros; ${invalid} invalid, ${cutOff} recorded without an answer`,
    }),
    ofSide('spend', days, priced),
    ofSide(
      'income',
      days,
      sum(valid, ({ revenue }) => revenue),
    ),
    equal('days of people that are not posted', unposted.length, 0, { more: `of ${days.length}` }),
    equal('rules that the ledger breaks', findings.length, 0, { more: findings.map(({ rule }) => rule).join(', ') }),
  ];
}

/** Rounded to micros, because floating-point numbers aren't exact. */
const differenceOf = (one: number, other: number) => Math.round(Math.abs(one - other) * MICROS) / MICROS;

/** Compares the ledger of one side with the micros of the store. Each day of each user is rounded to cents. */
function ofSide(side: PostedDay['side'], all: readonly PostedDay[], micros: number): Measurement {
  const days = all.filter((day) => day.side === side);
  const posted = days.reduce((total, day) => total + day.posted, 0);
  const more = `${posted.toFixed(2)} posted, ${(micros / MICROS).toFixed(6)} in the store`;
  const difference = differenceOf(posted, micros / MICROS);
  return atMost(`${side} of the store that the ledger lacks`, difference, days.length * MAX_ROUNDING_ERROR, {
    ...{ unit: '', digits: 6, more },
  });
}

/** Money of billed events in micros: by the log, and by the rows that are invalid or were not acknowledged. */
function billedOf({ events, issued, setups, rows }: Traded) {
  const setupOf = new Map(setups.map((setup) => [setup.placement, setup]));
  const priceOf = new Map<string, number>(
    issued.flatMap(({ serve, placement }) => {
      const setup = setupOf.get(placement);
      return setup === undefined ? [] : [[`${serve} ${setup.billed}`, setup.price] as const];
    }),
  );
  let [answered, invalid, cutOff] = [0, 0, 0];
  for (const key of events.answered) answered += priceOf.get(key) ?? 0;
  for (const row of rows) {
    const key = `${row.serve} ${row.kind}`;
    if (row.invalid === 'repeated') continue;
    if (row.invalid !== '') invalid += priceOf.get(key) ?? 0;
    if (!events.answered.has(key)) cutOff += priceOf.get(key) ?? 0;
  }
  return { answered, invalid, cutOff };
}

interface PostedDay {
  side: 'spend' | 'income';
  counted: number;
  posted: number;
}

/** The counted amount of each user's days, and the amounts of their ledger entries. */
const readPosted = (db: Db): Promise<PostedDay[]> => {
  const ofSide = (side: string) => `
    select '${side}' as side, days.${side}::float8 as counted, coalesce((
      select sum(abs(entry.amount)) from transactions
      join ledger_transfers transfer on transfer.transaction_id = transactions.id
      join ledger_entries entry on entry.transfer_id = transfer.id
      join ledger_accounts account on account.id = entry.account_id and account.kind = 'balance'
      where transactions.user_id = days.user_id and transactions.covers_day = days.day and transactions.type = '${side}'), 0)::float8 as posted
    from ${side}_days as days`;
  return readRows(db, `${ofSide('spend')} union all ${ofSide('income')}`);
};
