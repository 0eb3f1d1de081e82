import { openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { RealServer } from '../lib/real-server.ts';
import { constantLoad, type Request } from './constant-load.ts';
import { type FilledAdvertiser, fillAdvertiser } from './fill-advertiser.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const CAMPAIGNS = 10_000;
const PER_SECOND = 20;
const SECONDS = 30;
const WARM_UP = 5;

/** What the screen of campaigns asks for, of its columns, filters and pages. */
const queriesOf = ({ groupId, folderId }: FilledAdvertiser) => [
  '',
  'sort=-updated_at',
  'sort=status',
  'sort=group_name',
  'sort=-bid',
  'search=77',
  'search=Campaign%201234',
  'status=working&status=stopped',
  `group_id=${groupId}`,
  'group_id=0&sort=-start_date',
  `folder_id=${folderId}`,
  'folder_id=0',
  'offset=50',
  'offset=5000',
];

/** The server with one advertiser's ten thousand campaigns, asked by them and by their manager twenty times a second. */
export async function benchCampaignList(name: string, most: number, databaseUrl?: string): Promise<Measurement> {
  const server = new RealServer({ DATABASE_URL: databaseUrl });
  try {
    const filled = await fill({ dataDir: server.dataDir, databaseUrl });
    await server.start();
    const requests = requestsOf(server.url, filled);
    await constantLoad(take(requests, WARM_UP), PER_SECOND);
    const asked = take(requests, SECONDS);
    const times = await constantLoad(asked, PER_SECOND);
    const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)];
    const slowest = asked[times.indexOf(Math.max(...times))];
    const slowestQuery = new URL(slowest?.url ?? '').search || 'as it opens';
    return atMost(`GET campaigns, ${CAMPAIGNS} of them, ${PER_SECOND} a second, ${name}: p99`, high, most, {
      more: `p50 ${middle.toFixed(0)} ms; the slowest: ${slowestQuery}`,
    });
  } finally {
    await server.remove();
  }
}

async function fill(config: { dataDir: string; databaseUrl: string | undefined }): Promise<FilledAdvertiser> {
  const database = await openDatabase(config, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const filled = await fillAdvertiser(database, CAMPAIGNS);
    // PostgreSQL does so by itself within a minute; the embedded database never does
    if (database.kind === 'postgres') await database.db.execute('vacuum analyze');
    return filled;
  } finally {
    await database.close();
  }
}

function requestsOf(url: string, filled: FilledAdvertiser): Request[] {
  const queries = queriesOf(filled);
  const of = (cabinet: 'advertiser' | 'manager', query: string) => ({
    url: `${url}/backend/api/campaigns?${query}`,
    headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
  });
  return [
    ...queries.map((query) => of('advertiser', query)),
    ...[...queries, `owner_id=${filled.ownerId}`, 'sort=owner_name'].map((query) => of('manager', query)),
  ];
}

const take = (requests: readonly Request[], seconds: number) =>
  Array.from({ length: seconds * PER_SECOND }, (_, index) => requests[index % requests.length] as Request);
