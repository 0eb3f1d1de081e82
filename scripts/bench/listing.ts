import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTerms } from '../../server/src/advertising/campaigns/default-terms.ts';
import { buildApp } from '../../server/src/app.ts';
import { readAppConfig } from '../../server/src/app-config.ts';
import { createSession } from '../../server/src/identity/auth/session-store.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { adverts, campaigns, users } from '../../server/src/platform/db/schema.ts';
import { findVideoTools } from '../../server/src/platform/video-tools/video-tools.ts';
import type { Measurement } from './measurement.ts';
import { median } from './median.ts';

const ADVERTS = 1000;
const ROUNDS = 60;
const WARM_UP = 15;
const MAX_RATIO = 5;

/** The minimum query of the request: the caller's adverts, by name. */
const BARE_SQL = `
  select adverts.* from adverts join campaigns on campaigns.id = adverts.ads_id
  where campaigns.owner_id = $1 and adverts.status <> 'deleted'
  order by adverts.name, adverts.id`;

/**
 * Compares `GET adverts` over HTTP with the bare SQL, alternately, in one process and on the same connection, because
 * the embedded database has only one.
 */
export async function benchListing(name: string, databaseUrl?: string): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-bench-'));
  const config = { ...readAppConfig({ LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data') }), databaseUrl };
  const database = await openDatabase(config, { queryLimit: 0 });
  await migrateDatabase(database);
  const { app } = await buildApp({ config, database, tools: await findVideoTools(config) });
  try {
    const ownerId = await fill(database);
    const token = await createSession(database.db, ownerId);
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/backend/api/adverts`;
    const call = () => fetchAll(url, { Authorization: `Bearer ${token}`, Cabinet: 'advertiser' });
    const { http, sql } = await inTurns(call, () => query(database, ownerId));
    const times = http / sql;
    return {
      what: `GET adverts, ${ADVERTS} of them, ${name}`,
      measured: `${times.toFixed(1)} times (${http.toFixed(1)} ms, SQL ${sql.toFixed(1)} ms)`,
      budget: `${MAX_RATIO} times`,
      isMet: times <= MAX_RATIO,
    };
  } finally {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurns(call: () => Promise<unknown>, select: () => Promise<unknown>) {
  const times = { http: [] as number[], sql: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [kind, run] of [
      ['http', call],
      ['sql', select],
    ] as const) {
      const start = performance.now();
      await run();
      if (round >= WARM_UP) times[kind].push(performance.now() - start);
    }
  }
  return { http: median(times.http), sql: median(times.sql) };
}

async function query(database: Database, ownerId: number): Promise<void> {
  const { rows } =
    database.kind === 'embedded'
      ? await database.lite.query(BARE_SQL, [ownerId])
      : await database.pool.query(BARE_SQL, [ownerId]);
  if (rows.length !== ADVERTS) throw new Error(`The SQL found ${rows.length} adverts instead of ${ADVERTS}`);
}

/** Reads the response without parsing it, which would be the client's time and not the server's. */
async function fetchAll(url: string, headers: Record<string, string>): Promise<void> {
  const [response] = await once(get(url, { headers }), 'response');
  if (response.statusCode !== 200) throw new Error(`The call answered ${response.statusCode}`);
  await once(response.resume(), 'end');
}

/** @returns the id of the advertiser who owns all the adverts */
async function fill({ db }: Database): Promise<number> {
  const person = {
    login: 'bench@preroll.test',
    name: 'Bench',
    passwordHash: '',
    supportPanels: ['advertiser' as const],
  };
  const [owner] = await db.insert(users).values(person).returning({ id: users.id });
  if (!owner) throw new Error('No owner was made');
  const advertLink = 'https://shop.example/';
  const campaign = { ...(await defaultTerms(db)), ownerId: owner.id, name: 'Bench', advertLink, updatedBy: owner.id };
  const [made] = await db.insert(campaigns).values(campaign).returning({ id: campaigns.id });
  if (!made) throw new Error('No campaign was made');
  const advert = { adsId: made.id, advertLink, useVpaid: true, vpaid: `${advertLink}vpaid.js`, updatedBy: owner.id };
  await db
    .insert(adverts)
    .values(Array.from({ length: ADVERTS }, (_, index) => ({ ...advert, name: `Advert ${index}` })));
  return owner.id;
}
