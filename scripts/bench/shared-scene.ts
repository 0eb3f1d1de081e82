import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChdb } from '../../server/src/events/store/chdb-process.ts';
import { openConnection } from '../../server/src/events/store/store-connection.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { campaignTotals } from '../../server/src/platform/db/schema.ts';
import { RealServer } from '../lib/real-server.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { startTemporaryRedis } from '../lib/temporary-redis.ts';
import { fillServing } from './fill-serving.ts';

/**
 * Starts the services that several delivery processes share: PostgreSQL with one campaign, Redis, and ClickHouse in a
 * child process.
 *
 * @param publicUrl the base of the URLs that players report to
 */
export async function openSharedScene({ publicUrl, shows: limit }: { publicUrl: string; shows?: number }) {
  const postgres = await startTemporaryPostgres({ durable: true });
  await seedAccounts({ databaseUrl: postgres.url });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const { placementId } = await fillServing(database.db, limit === undefined ? {} : { shows: limit });
  const redis = await startTemporaryRedis();
  const folder = await mkdtemp(join(tmpdir(), 'preroll-events-'));
  const chdb = await startChdb(folder);
  const { url: storeUrl, password = '' } = chdb.address;
  const clickhouseUrl = `${storeUrl.replace('://', `://default:${password}@`)}/default`;
  const environment = {
    ...{ DATABASE_URL: postgres.url, CLICKHOUSE_URL: clickhouseUrl, REDIS_URL: redis.url, ROLE: 'delivery' },
    ...{
      SECRET_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'error',
    },
  };
  const servers: RealServer[] = [];

  return {
    placementId,
    redis,

    /** A delivery process that isn't started yet. */
    newServer(): RealServer {
      const server = new RealServer(environment);
      servers.push(server);
      return server;
    },

    /** The number of counted valid shows. */
    async shows(): Promise<number> {
      const [totals] = await database.db.select({ shows: campaignTotals.shows }).from(campaignTotals);
      return totals?.shows ?? 0;
    },

    /** Polls the shows in the event store until they include all acknowledged ones, for at most a minute. */
    async recordedShows(expected: () => number): Promise<{ valid: number; all: number }> {
      const store = await openConnection({ dataDir: '', clickhouseUrl }, {});
      try {
        for (let second = 0; ; second += 1) {
          const { data } = await store.read<{ valid: string; all: string }>({
            sql: `SELECT sumIf(count, invalid = '') AS valid, sum(count) AS all FROM events WHERE kind = 'show'`,
            params: {},
          });
          const [valid, all] = [Number(data[0]?.valid), Number(data[0]?.all)];
          if (all >= expected() || second === 60) return { valid, all };
          await wait(1000);
        }
      } finally {
        await store.close();
      }
    },

    async close(): Promise<void> {
      for (const server of servers) await server.remove();
      await database.close();
      await chdb.stop();
      await rm(folder, { recursive: true, force: true });
      await redis.stop();
      await postgres.stop();
    },
  };
}
