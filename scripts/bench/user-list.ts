import { openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { RealServer } from '../lib/real-server.ts';
import { constantLoad, type Request } from './constant-load.ts';
import { fillUsers } from './fill-users.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const USERS = 50_000;
const PER_SECOND = 20;
const SECONDS = 30;
const WARM_UP = 5;

/** The queries of the users screen: its columns, filters and pages. */
const queriesOf = (managerId: number) => [
  '',
  'sort=-name',
  'sort=login',
  'sort=status',
  'sort=-balance',
  'sort=-last_seen_at',
  'search=77',
  'search=User%2012345',
  'search=nobody-has-this-name',
  'status=lock&status=ban',
  'panel=webmaster',
  'panel=manager',
  `manager_id=${managerId}`,
  `manager_id=${managerId}&status=working&search=9`,
  'manager_id=0',
  'offset=50',
  'offset=25000',
];

/** Measures the list of 50,000 users at twenty calls a second. */
export async function benchUserList(name: string, most: number, databaseUrl?: string): Promise<Measurement> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    const { token, managerId } = await fill({ dataDir: server.dataDir, databaseUrl });
    await server.start();
    const requests = queriesOf(managerId).map((query) => ({
      url: `${server.url}/backend/api/users?${query}`,
      headers: { Authorization: `Bearer ${token}`, Cabinet: 'admin' },
    }));
    await constantLoad(take(requests, WARM_UP), PER_SECOND);
    const asked = take(requests, SECONDS);
    const times = await constantLoad(asked, PER_SECOND);
    const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)];
    const slowest = new URL(asked[times.indexOf(Math.max(...times))]?.url ?? '').search;
    return atMost(`GET users, ${USERS} of them, ${PER_SECOND} a second, ${name}: p99`, high, most, {
      more: `p50 ${middle.toFixed(0)} ms; the slowest: ${slowest}`,
    });
  } finally {
    await server.remove();
  }
}

async function fill(config: { dataDir: string; databaseUrl: string | undefined }) {
  const database = await openDatabase(config, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const filled = await fillUsers(database.db, USERS);
    // PostgreSQL does so by itself within a minute; the embedded database never does
    if (database.kind === 'postgres') await database.db.execute('vacuum analyze');
    return filled;
  } finally {
    await database.close();
  }
}

const take = (requests: readonly Request[], seconds: number) =>
  Array.from({ length: seconds * PER_SECOND }, (_, index) => requests[index % requests.length] as Request);
