import { setTimeout as sleep } from 'node:timers/promises';
import { checkLedger, type Finding } from '../../server/src/money/ledger/check-ledger.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { readRows } from '../../server/src/platform/db/read-rows.ts';
import { fillLedger } from '../bench/fill-ledger.ts';
import type { RealServer } from './real-server.ts';

/** Number of attempts after which a closing must have completed. */
const MAX_ATTEMPTS = 30;

interface Setting {
  /** A stopped server with an empty database. */
  server: RealServer;
  databaseUrl: string | undefined;
  people: number;
  /** Milliseconds until the first kill, and the factor by which each delay grows. */
  first: number;
  growth: number;
}

interface Outcome {
  kills: number;
  acts: number;
  /** Differences from an uninterrupted closing; empty unless something was lost or duplicated. */
  wrong: string[];
  findings: Finding[];
}

/** The first and last day of the month before the previous one, in days before today, without its edges. */
export function daysOfClosedMonth(now = new Date()): { first: number; last: number } {
  const daysSince = (day: number) =>
    Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, day)) / 86_400_000);
  return { first: daysSince(2), last: daysSince(26) };
}

/**
 * Closes a month and kills the server (kill -9) during the closing, each time a little later, until one completes; then
 * closes the month once more.
 */
export async function closeUntilKilled({ server, databaseUrl, people, first, growth }: Setting): Promise<Outcome> {
  const config = { dataDir: server.dataDir, databaseUrl };
  const days = daysOfClosedMonth();
  const database = await openDatabase(config, { queryLimit: 0 });
  await migrateDatabase(database);
  const { admin } = await fillLedger(database, { people, transactions: people * 5, days });
  await database.close();
  const month = new Date(Date.now() - days.first * 86_400_000).toISOString().slice(0, 7);
  const close = async () => {
    const headers = { Authorization: `Bearer ${admin}`, Cabinet: 'admin' };
    const url = `${server.url}/backend/api/finances/months/${month}/closing`;
    const response = await fetch(url, { method: 'POST', headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`The closing was answered with ${response.status}: ${text}`);
    return text;
  };

  let answer: string | undefined;
  let kills = 0;
  for (let delay = first; answer === undefined && kills < MAX_ATTEMPTS; delay *= growth) {
    await server.start();
    const closing = close();
    // the connection breaks when the server is killed
    closing.catch(() => {});
    answer = (await Promise.race([closing, sleep(delay)])) as string | undefined;
    if (answer !== undefined) break;
    await server.kill();
    kills += 1;
  }
  const wrong: string[] = [];
  if (answer === undefined) wrong.push('no closing came to its end');
  else if ((await close()) !== answer) wrong.push('a second closing was answered otherwise');
  await server.stop();

  const { db, close: closeDatabase } = await openDatabase(config, { queryLimit: 0 });
  const read = <Row>(statement: string) => readRows<Row>(db, statement);
  const charged = await read<{ user: number; sum: string }>(
    `select user_id as "user", -sum(amount) as sum from transactions where type = 'spend' group by user_id`,
  );
  const owed = new Map(charged.map(({ user, sum }) => [user, Number(sum)]));
  const acts = await read<{ user: number; total: string; serial: number }>(
    `select user_id as "user", total, serial from invoices where kind = 'act' order by serial`,
  );
  for (const [index, { user, total, serial }] of acts.entries()) {
    if (serial !== index + 1) wrong.push(`act ${index + 1} has the number ${serial}`);
    if (Number(total) !== owed.get(user)) wrong.push(`user ${user} has an act of ${total}`);
    owed.delete(user);
  }
  for (const userId of owed.keys()) wrong.push(`user ${userId} has no act`);
  const findings = await checkLedger(db);
  await closeDatabase();
  return { kills, acts: acts.length, wrong, findings };
}
