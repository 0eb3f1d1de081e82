import { type Database, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { RealServer } from '../lib/real-server.ts';
import { constantLoad, type Request } from './constant-load.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

/** The requests of a list per second, unless its mix sets another rate. */
const PER_SECOND = 20;
/** The rate of requests that add up the days of all matching records, each of which keeps a core busy for 50 ms and more. */
export const SUMS_PER_SECOND = 1;
const SECONDS = 30;
const WARM_UP = 5;

/** The requests of a list's screen: its columns, filters and pages. */
interface Mix<Filled> {
  /** Name of the measurement: `GET users, 50000 of them`. */
  what: string;
  requestsOf: (serverUrl: string, filled: Filled) => Request[];
  /** Factor on the budget for this mix; 1 by default. */
  budgetFactor?: number;
  /** The rate of its requests; `PER_SECOND` by default. */
  perSecond?: number;
}

/** Writes the records into an empty database. */
type Fill<Filled> = (database: Database) => Promise<Filled>;

/** The database of a measurement; the embedded one if `databaseUrl` is undefined. */
export interface MeasuredDatabase {
  name: string;
  /** The 99th percentile of response times in milliseconds, at most. */
  most: number;
  databaseUrl?: string;
}

/** Measures the requests of a list on a filled server at a constant rate, one mix after another. */
export async function listUnderLoad<Filled>(
  fill: Fill<Filled>,
  mixes: readonly Mix<Filled>[],
  { name, most, databaseUrl }: MeasuredDatabase,
): Promise<Measurement[]> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    const filled = await fillDatabase({ dataDir: server.dataDir, databaseUrl }, fill);
    await server.start();
    const measurements: Measurement[] = [];
    for (const { what, requestsOf, budgetFactor = 1, perSecond = PER_SECOND } of mixes) {
      const { times, slowest } = await measureMix(requestsOf(server.url, filled), perSecond);
      const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)];
      const more = `p50 ${middle.toFixed(0)} ms; the slowest: ${slowest}`;
      measurements.push(atMost(`${what}, ${perSecond} a second, ${name}: p99`, high, most * budgetFactor, { more }));
    }
    return measurements;
  } finally {
    await server.remove();
  }
}

async function measureMix(requests: readonly Request[], perSecond: number) {
  const take = (seconds: number) =>
    Array.from({ length: seconds * perSecond }, (_, index) => requests[index % requests.length] as Request);
  await constantLoad(take(WARM_UP), perSecond);
  // each of the requests at least once
  const asked = take(Math.max(SECONDS, Math.ceil(requests.length / perSecond)));
  const times = await constantLoad(asked, perSecond);
  const slowest = new URL(asked[times.indexOf(Math.max(...times))]?.url ?? '').search || 'as it opens';
  return { times, slowest };
}

async function fillDatabase<Filled>(
  config: { dataDir: string; databaseUrl: string | undefined },
  fill: Fill<Filled>,
): Promise<Filled> {
  const database = await openDatabase(config, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const filled = await fill(database);
    // autovacuum would do this within a minute; the embedded database never does
    if (database.kind === 'postgres') await database.db.execute('vacuum analyze');
    return filled;
  } finally {
    await database.close();
  }
}
