import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { users } from '../../server/src/platform/db/schema.ts';
import { closeUntilKilled } from '../lib/close-until-killed.ts';
import { payUntilKilled } from '../lib/pay-until-killed.ts';
import { RealServer } from '../lib/real-server.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { benchClosing } from './ledger-closing.ts';
import { benchTransactionList } from './ledger-list.ts';
import type { Measurement } from './measurement.ts';
import { postBonus } from './post-bonus.ts';

const WRITERS = 8;
/** Seconds per round of postings; rounds with and without the shared account alternate. */
const ROUND = 3;
const ROUNDS = 4;
const CURRENCIES = ['RUB', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'INR'];

/** How much slower postings are if they share the platform's account. */
async function benchHotAccount(databaseUrl: string): Promise<Measurement> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  try {
    await migrateDatabase(database);
    return await compareAccounts(database.db);
  } finally {
    await database.close();
  }
}

async function compareAccounts(db: Db): Promise<Measurement> {
  const people = await db
    .insert(users)
    .values(CURRENCIES.map((_, index) => ({ login: `hot${index}@bench.test`, name: 'Hot', passwordHash: '' })))
    .returning({ id: users.id });
  const round = async (codeOf: (writer: number) => string) => {
    const end = performance.now() + ROUND * 1000;
    let count = 0;
    const writer = async (id: number, code: string) => {
      for (; performance.now() < end; count += 1) await postBonus(db, id, code);
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
    isMet: ratio >= 0.8,
  };
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
      isMet: problems.length === 0,
    };
  } finally {
    await server.remove();
  }
}

/** Kills a closing at about twenty different moments. */
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
      isMet: problems.length === 0,
    };
  } finally {
    await server.remove();
  }
}

/**
 * Scale of the data: `LEDGER_SCALE=0.1 npm run bench -- ledger` is a trial with a tenth of the transactions and users,
 * whose results don't count for the budgets.
 */
const scale = Number(process.env.LEDGER_SCALE ?? 1);

/** Measures the ledger: its list, its hot account and its closing. */
export async function benchLedger(): Promise<Measurement[]> {
  const closing = (people: number, mostSeconds: number) =>
    onPostgres((databaseUrl) =>
      benchClosing({ name: 'PostgreSQL', at: { databaseUrl, dataDir: '' }, people: people * scale, mostSeconds }),
    );
  return [
    ...(await benchTransactionList(200_000 * scale, { name: 'embedded', most: 300 })),
    ...(await onPostgres((databaseUrl) =>
      benchTransactionList(200_000 * scale, { name: 'PostgreSQL', most: 100, databaseUrl }),
    )),
    await onPostgres(benchHotAccount, { durable: true }),
    ...(await inFolder((dataDir) =>
      benchClosing({
        name: 'embedded',
        at: { databaseUrl: undefined, dataDir },
        people: 10_000 * scale,
        mostSeconds: 10,
      }),
    )),
    ...(await closing(10_000, 10)),
    ...(await closing(100_000, 60)),
  ];
}

/** Checks payments and a closing under kill -9. */
export async function benchLedgerCrashes(): Promise<Measurement[]> {
  return [
    await benchCrashes('embedded'),
    await onPostgres((url) => benchCrashes('PostgreSQL', url), { durable: true }),
    await benchKilledClosing('embedded'),
    await onPostgres((url) => benchKilledClosing('PostgreSQL', url), { durable: true }),
  ];
}

/** Runs a function with the URL of a temporary PostgreSQL. */
async function onPostgres<T>(run: (url: string) => Promise<T>, options: { durable?: boolean } = {}): Promise<T> {
  const postgres = await startTemporaryPostgres(options);
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-ledger-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
