import { setTimeout as sleep } from 'node:timers/promises';
import { readIssuerConfig } from '../../server/src/money/documents/issuer.ts';
import { closeMonth } from '../../server/src/money/months/close-month.ts';
import type { Actor } from '../../server/src/platform/access/viewer.ts';
import type { Config } from '../../server/src/platform/config/config.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { daysOfClosedMonth } from '../lib/close-until-killed.ts';
import { type FilledLedger, fillLedger } from './fill-ledger.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';
import { postBonus } from './post-bonus.ts';

interface Closing {
  /** Name of the database, and its location. */
  name: string;
  at: Pick<Config, 'databaseUrl' | 'dataDir'>;
  people: number;
  mostSeconds: number;
}

/**
 * Closes a month in which every advertiser was charged, with the server's time limit for queries; on PostgreSQL during
 * postings of the current month. The embedded database runs one statement at a time.
 */
export async function benchClosing({ name, at, people, mostSeconds }: Closing): Promise<Measurement[]> {
  const filled = await fill(at, people);
  const database = await openDatabase(at);
  const { db } = database;
  const user = { id: filled.adminId, name: 'admin', isAdmin: true, supportPanels: ['admin'] };
  const actor = { user, tokenHash: '', cabinet: 'admin' } as unknown as Actor;
  const close = () => closeMonth(db, readIssuerConfig({}), actor, { month: filled.month });
  const what = `Closing a month of ${people} advertisers, ${name}`;
  const meanwhile = database.kind === 'postgres' ? postMeanwhile(database, filled) : undefined;
  try {
    const start = performance.now();
    const closed = await close();
    const seconds = (performance.now() - start) / 1000;
    const times = await meanwhile?.end();
    const again = JSON.stringify(await close());
    const isSame = again === JSON.stringify(closed);
    return [
      atMost(what, seconds, mostSeconds, { unit: ' s', digits: 1, more: `${closed.acts} acts` }),
      ...(times ? [atMost(`${what}: p99 of postings meanwhile`, percentile(times, 0.99), 75)] : []),
      {
        what: `${what}, again`,
        measured: isSame ? 'nothing changed' : 'changed',
        budget: 'nothing changed',
        isMet: isSame,
      },
    ];
  } finally {
    await meanwhile?.end();
    await database.close();
  }
}

/** Without a time limit, because filling takes longer than a query of the server may. */
async function fill(at: Closing['at'], people: number): Promise<FilledLedger & { month: string }> {
  const database = await openDatabase(at, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const days = daysOfClosedMonth();
    const filled = await fillLedger(database, { people, transactions: people * 5, days });
    await database.db.execute('vacuum analyze');
    return { ...filled, month: new Date(Date.now() - days.first * 86_400_000).toISOString().slice(0, 7) };
  } finally {
    await database.close();
  }
}

/**
 * Posts continuously until it is stopped.
 *
 * @returns the milliseconds of each posting
 */
function postMeanwhile({ db }: Database, { clientId }: FilledLedger) {
  const times: number[] = [];
  let isOver = false;
  const posting = (async () => {
    while (!isOver) {
      const start = performance.now();
      await postBonus(db, clientId, 'RUB');
      times.push(performance.now() - start);
      await sleep(20);
    }
  })();
  return {
    async end() {
      isOver = true;
      await posting;
      return times;
    },
  };
}
