import { Money } from '@preroll/rules/money';
import type { Actor } from '../../server/src/access/viewer.ts';
import { readConfig } from '../../server/src/config.ts';
import { type Database, type Db, openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { transactions, users } from '../../server/src/db/schema.ts';
import { closeMonth } from '../../server/src/finances/close-month.ts';
import { lockAccounts, postTransfer } from '../../server/src/finances/post-transfer.ts';
import { markPaid } from '../../server/src/finances/settle-transaction.ts';

import { closeUntilKilled, daysOfClosedMonth } from '../lib/close-until-killed.ts';
import { payUntilKilled } from '../lib/pay-until-killed.ts';
import { RealServer } from '../lib/real-server.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { type FilledLedger, fillLedger } from './fill-ledger.ts';
import { listUnderLoad, type MeasuredOn } from './list-under-load.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const WRITERS = 8;
/** Seconds of each round of postings; hot and spread ones take turns. */
const ROUND = 3;
const ROUNDS = 4;
const CURRENCIES = ['RUB', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'INR'];

/** The queries of the ledger's screen, by cabinet: its filters, orders and pages. */
const queriesOf = (size: number, clientId: number) =>
  [
    ['admin', ''],
    ['admin', 'sort=date'],
    ['admin', 'sort=-amount'],
    ['admin', 'offset=50'],
    ['admin', `offset=${size / 2}`],
    ['admin', 'status=waiting&status=processing'],
    ['admin', 'type=deposit'],
    ['admin', 'type=spend&status=paid&sort=amount'],
    ['admin', `user_id=${clientId + 7}`],
    ['admin', 'date_from=2026-06-01&date_to=2026-06-30'],
    ['admin', 'date_from=2026-01-01&type=deposit'],
    ['admin', 'search=User%201234'],
    ['admin', 'search=quarter%204'],
    ['admin', 'search=2026-000123'],
    ['manager', 'search=User%2012'],
    ['manager', 'date_from=2026-06-01'],
    ['manager', ''],
    ['manager', 'status=waiting&status=processing'],
    ['manager', 'offset=500'],
    ['advertiser', ''],
    ['advertiser', 'type=spend'],
  ] as const;

const benchList = (size: number, on: MeasuredOn) =>
  listUnderLoad<FilledLedger>(
    {
      what: `GET finances, ${size} transactions`,
      fill: (database) =>
        fillLedger(database, { people: size / 100, transactions: size, days: { first: 400, last: 0 } }),
      requestsOf: (serverUrl, filled) =>
        queriesOf(size, filled.clientId).map(([cabinet, query]) => ({
          url: `${serverUrl}/backend/api/finances?${query}`,
          headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
        })),
    },
    on,
  );

/** A bonus, as an admin gives it. */
const post = (db: Db, userId: number, code: string) =>
  db.transaction(async (tx) => {
    const unit = { code, precision: 2 };
    const amount = Money.of('1.00', unit);
    const accounts = await lockAccounts(tx, userId, unit);
    const values = {
      userId,
      type: 'bonus',
      amount: '1.00',
      currency: code,
      status: 'waiting',
      method: 'balance',
    } as const;
    const [row] = await tx.insert(transactions).values(values).returning({ id: transactions.id });
    const transactionId = row?.id ?? 0;
    await postTransfer(tx, accounts, { transactionId, step: 'settle', from: 'revenue', to: 'balance', amount });
    await markPaid(tx, transactionId);
  });

/** How much slower postings are that share the platform's account than those that share none. */
async function benchHotAccount(db: Db): Promise<Measurement> {
  const people = await db
    .insert(users)
    .values(CURRENCIES.map((_, index) => ({ login: `hot${index}@bench.test`, name: 'Hot', passwordHash: '' })))
    .returning({ id: users.id });
  const round = async (codeOf: (writer: number) => string) => {
    const end = performance.now() + ROUND * 1000;
    let count = 0;
    const writer = async (id: number, code: string) => {
      for (; performance.now() < end; count += 1) await post(db, id, code);
    };
    await Promise.all(people.slice(0, WRITERS).map(({ id }, index) => writer(id, codeOf(index))));
    return count / ROUND;
  };
  const hot = () => round(() => 'RUB');
  const spread = () => round((index) => CURRENCIES[index] ?? 'RUB');
  await hot();
  await spread();
  const rates = { hot: 0, spread: 0 };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    rates.hot += (await hot()) / ROUNDS;
    rates.spread += (await spread()) / ROUNDS;
  }
  const ratio = rates.hot / rates.spread;
  return {
    what: `Postings to one account of the platform and to ${WRITERS}, ${WRITERS} writers, PostgreSQL: ratio`,
    measured: `${ratio.toFixed(2)} (${rates.hot.toFixed(0)} and ${rates.spread.toFixed(0)} a second)`,
    budget: 'at least 0.8',
    kept: ratio >= 0.8,
  };
}

/** Closes a month in which everybody was charged, while postings of the present month go on. */
async function benchClosing(database: Database, people: number, mostSeconds: number): Promise<Measurement[]> {
  const { db } = database;
  const { adminId, clientId } = await fillLedger(database, {
    people,
    transactions: people * 5,
    days: daysOfClosedMonth(),
  });
  await db.execute(`vacuum analyze`);
  const user = { id: adminId, name: 'admin', isAdmin: true, supportPanels: ['admin'] };
  const actor = { user, tokenHash: '', cabinet: 'admin' } as unknown as Actor;
  const answer = (await db.execute(`select to_char(min(day), 'YYYY-MM') as month from ledger_transfers`)) as {
    rows: { month?: string }[];
  };
  const month = answer.rows[0]?.month ?? '';
  const over = new AbortController();
  const times: number[] = [];
  const postings = async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await post(db, clientId, 'RUB');
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const posting = postings();
  const close = () => closeMonth(db, readConfig({}), actor, { month });
  const start = performance.now();
  const closed = await close();
  const seconds = (performance.now() - start) / 1000;
  over.abort();
  await posting;
  const again = await close();
  const what = `Closing a month of ${people} advertisers, PostgreSQL`;
  return [
    atMost(what, seconds, mostSeconds, { unit: ' s', digits: 1, more: `${closed.acts} acts` }),
    atMost(`${what}: p99 of postings meanwhile`, percentile(times, 0.99), 50),
    {
      what: `${what}, again`,
      measured: JSON.stringify(again) === JSON.stringify(closed) ? 'nothing changed' : 'changed',
      budget: 'nothing changed',
      kept: JSON.stringify(again) === JSON.stringify(closed),
    },
  ];
}

async function benchCrashes(name: string, databaseUrl?: string): Promise<Measurement> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    await seedAccounts({ dataDir: server.dataDir, databaseUrl });
    const count = 200;
    const { acknowledged, wrong, findings } = await payUntilKilled({ server, databaseUrl, count, kills: 5 });
    const problems = [...wrong, ...findings.map(({ rule }) => rule)];
    return {
      what: `kill -9, 5 times in ${count} deposits and payouts, ${name}`,
      measured: `${acknowledged} steps acknowledged, ${problems.length} lost or doubled`,
      budget: '0 lost or doubled',
      kept: problems.length === 0,
    };
  } finally {
    await server.remove();
  }
}

/** Kills a closing at about twenty moments. */
async function benchKilledClosing(name: string, databaseUrl?: string): Promise<Measurement> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    const setting = { server, databaseUrl, people: 2000 * scale, first: 20, growth: 1.35 };
    const { kills, acts, wrong, findings } = await closeUntilKilled(setting);
    const problems = [...wrong, ...findings.map(({ rule }) => rule)];
    return {
      what: `kill -9 in the closing of a month, and again until it ends, ${name}`,
      measured: `${kills} kills, ${acts} acts, ${problems.length} differences${problems
        .slice(0, 3)
        .map((one) => `; ${one}`)
        .join('')}`,
      budget: '0 differences',
      kept: problems.length === 0,
    };
  } finally {
    await server.remove();
  }
}

/** A migrated database on a PostgreSQL of its own. */
async function onPostgres<T>(run: (database: Database, url: string) => Promise<T>, durable = false): Promise<T> {
  const postgres = await startTemporaryPostgres({ durable });
  try {
    const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    try {
      await migrateDatabase(database);
      return await run(database, postgres.url);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}

const listOnPostgres = async (size: number, most: number): Promise<Measurement> => {
  const postgres = await startTemporaryPostgres();
  try {
    return await benchList(size, { name: 'PostgreSQL', most, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
};

/**
 * Part of the sizes that are promised: `LEDGER_SCALE=0.1 npm run bench -- ledger` tries everything with a tenth of the
 * transactions and people, and has no say about the budgets.
 */
const scale = Number(process.env.LEDGER_SCALE ?? 1);

/** The ledger: its list, its hot account and its closing. */
export async function benchLedger(): Promise<Measurement[]> {
  return [
    await benchList(200_000 * scale, { name: 'embedded', most: 100 }),
    await listOnPostgres(200_000 * scale, 25),
    await listOnPostgres(2_000_000 * scale, 50),
    await onPostgres(({ db }) => benchHotAccount(db), true),
    ...(await onPostgres((database) => benchClosing(database, 10_000 * scale, 10))),
    ...(await onPostgres((database) => benchClosing(database, 100_000 * scale, 60))),
  ];
}

/** Payments and a closing under kill -9. */
export async function benchLedgerCrashes(): Promise<Measurement[]> {
  return [
    await benchCrashes('embedded'),
    await durably((url) => benchCrashes('PostgreSQL', url)),
    await benchKilledClosing('embedded'),
    await durably((url) => benchKilledClosing('PostgreSQL', url)),
  ];
}

async function durably<T>(run: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres({ durable: true });
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}
