import { type Database, openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { RealServer } from '../lib/real-server.ts';
import { constantLoad, type Request } from './constant-load.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const PER_SECOND = 20;
const SECONDS = 30;
const WARM_UP = 5;

interface ListUnderLoad<Filled> {
  /** `GET users, 50000 of them` */
  what: string;
  /** Writes the records into an empty database. */
  fill: (database: Database) => Promise<Filled>;
  /** What the list's screen asks for, of its columns, filters and pages. */
  requestsOf: (serverUrl: string, filled: Filled) => Request[];
}

/** The database of a measurement: the embedded one without an address. */
export interface MeasuredOn {
  name: string;
  /** The most milliseconds that 99 of 100 calls may take. */
  most: number;
  databaseUrl?: string;
}

/** Measures the calls of a list on a filled server, at twenty calls a second. */
export async function listUnderLoad<Filled>(
  { what, fill, requestsOf }: ListUnderLoad<Filled>,
  { name, most, databaseUrl }: MeasuredOn,
): Promise<Measurement> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    const filled = await fillDatabase({ dataDir: server.dataDir, databaseUrl }, fill);
    await server.start();
    const requests = requestsOf(server.url, filled);
    await constantLoad(take(requests, WARM_UP), PER_SECOND);
    const asked = take(requests, SECONDS);
    const times = await constantLoad(asked, PER_SECOND);
    const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)];
    const slowest = new URL(asked[times.indexOf(Math.max(...times))]?.url ?? '').search || 'as it opens';
    return atMost(`${what}, ${PER_SECOND} a second, ${name}: p99`, high, most, {
      more: `p50 ${middle.toFixed(0)} ms; the slowest: ${slowest}`,
    });
  } finally {
    await server.remove();
  }
}

async function fillDatabase<Filled>(
  config: { dataDir: string; databaseUrl: string | undefined },
  fill: (database: Database) => Promise<Filled>,
): Promise<Filled> {
  const database = await openDatabase(config, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const filled = await fill(database);
    // PostgreSQL does so by itself within a minute; the embedded database never does
    if (database.kind === 'postgres') await database.db.execute('vacuum analyze');
    return filled;
  } finally {
    await database.close();
  }
}

const take = (requests: readonly Request[], seconds: number) =>
  Array.from({ length: seconds * PER_SECOND }, (_, index) => requests[index % requests.length] as Request);
