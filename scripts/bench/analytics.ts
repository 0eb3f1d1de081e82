import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession } from '../../server/src/identity/auth/session-store.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { users } from '../../server/src/platform/db/schema.ts';
import { RealServer } from '../lib/real-server.ts';
import { benchInserts } from './analytics-inserts.ts';
import { benchAgainstPostgres, writeEventsFile } from './analytics-postgres.ts';
import { DAYS, fillEvents } from './fill-events.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';
import { memoryGrowthDuring } from './resident-memory.ts';

const EVENTS = 10_000_000;
const ADMINS = 8;
const ROUNDS = 20;

type Cabinet = 'admin' | 'advertiser' | 'webmaster';
type Question = [cabinet: Cabinet, parameters: string];

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const month = `date_from=${dayBefore(29)}&date_to=${dayBefore(0)}`;
const everything = `date_from=${dayBefore(DAYS - 1)}&date_to=${dayBefore(0)}`;
// until yesterday: the counterpart of today would only count until now, unlike PostgreSQL's
const compared = `date_from=${dayBefore(DAYS / 2 - 1)}&date_to=${dayBefore(1)}&compare=previous_period`;

const dashboards: Question[] = [
  ['admin', `${month}&dimensions=date&compare=previous_period`],
  ['admin', `${month}&dimensions=campaign&compare=previous_period`],
  ['admin', `${month}&dimensions=site&compare=previous_period`],
  ['advertiser', `${month}&dimensions=date&compare=previous_period`],
  ['advertiser', `${month}&dimensions=campaign&compare=previous_period`],
  ['webmaster', `${month}&dimensions=date&compare=previous_period`],
  ['webmaster', `${month}&dimensions=placement&compare=previous_period`],
];
const byDate: Question = ['admin', `${everything}&dimensions=date`];
const byCampaign: Question = ['admin', `${compared}&dimensions=date&dimensions=campaign`];
const byThree: Question = ['admin', `${compared}&dimensions=campaign&dimensions=country&dimensions=device`];
const ofCampaign = ['date', 'advert', 'country', 'device'].map(
  (name): Question => ['admin', `${month}&dimensions=${name}&filter=campaign:in:77&compare=previous_period`],
);
const file = `date_from=${dayBefore(80)}&date_to=${dayBefore(0)}&dimensions=advert&dimensions=date&dimensions=device&metrics=impression&metrics=click`;

/** In UTC, so that PostgreSQL can run the same query. */
const inUtc = ([cabinet, parameters]: Question): Question => [cabinet, `${parameters}&timezone=UTC&limit=1`];

/** Measures queries on ten million events in the embedded store. */
export async function benchAnalytics(): Promise<Measurement[]> {
  const server = new RealServer();
  const folder = mkdtempSync(join(tmpdir(), 'preroll-events-'));
  // must be accessible for PostgreSQL's account
  chmodSync(folder, 0o755);
  const eventsFile = join(folder, 'events.csv');
  try {
    const sessions = await fill(server.dataDir);
    await writeEventsFile(server.dataDir, eventsFile);
    await server.start();
    const ask = async ([cabinet, parameters]: Question, person = 0, path = 'reports') => {
      const token = cabinet === 'admin' ? sessions.admin[person] : sessions[cabinet];
      const begin = performance.now();
      const response = await fetch(`${server.url}/backend/api/${path}?${parameters}`, {
        headers: { Authorization: `Bearer ${token}`, Cabinet: cabinet },
      });
      // a refused query counts as infinitely slow
      if (response.status === 400) return { time: Number.POSITIVE_INFINITY, rows: 0 };
      if (!response.ok) throw new Error(`${parameters} answered ${response.status}: ${await response.text()}`);
      let rows = -1;
      for await (const chunk of response.body ?? []) for (const byte of chunk) if (byte === 10) rows += 1;
      return { time: performance.now() - begin, rows };
    };
    const requestTotal = async ([, parameters]: Question) => {
      const begin = performance.now();
      const response = await fetch(`${server.url}/backend/api/reports?${parameters}`, {
        headers: { Authorization: `Bearer ${sessions.admin[0]}`, Cabinet: 'admin' },
      });
      if (!response.ok) throw new Error(`${parameters} answered ${response.status}: ${await response.text()}`);
      const { total } = (await response.json()) as { total: number };
      return { time: performance.now() - begin, total };
    };
    const oneByOne = async (questions: readonly Question[]) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const question of questions) times.push((await ask(question)).time);
      return percentile(times, 0.95);
    };
    const atOnce = async (question: Question) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS / 4; round += 1) {
        // with different page sizes, because identical concurrent queries share one run
        const answers = Array.from({ length: ADMINS }, (_, person) =>
          ask([question[0], `${question[1]}&limit=${50 + person}`], person),
        );
        times.push(...(await Promise.all(answers)).map(({ time }) => time));
      }
      return percentile(times, 0.95);
    };

    const first = await ask(byDate);
    const measurements = [
      atMost('analytics: the first question after a start', first.time, 2000),
      atMost('analytics: what dashboards and lists ask, p95', await oneByOne(dashboards), 135),
      atMost('analytics: dashboard of a campaign, p95', await oneByOne(ofCampaign), 150),
    ];
    for (const [what, question, most] of [
      ['by date, 90 days', byDate, 300],
      ['date x campaign, compared', byCampaign, 500],
      ['campaign x country x device, compared', byThree, 900],
    ] as const) {
      measurements.push(atMost(`analytics: ${what}, p95`, await oneByOne([question]), most));
      measurements.push(atMost(`analytics: ${what}, ${ADMINS} people at once, p95`, await atOnce(question), most * 8));
    }
    let exported = { time: 0, rows: 0 };
    const growth = await memoryGrowthDuring(server.pid, async () => {
      exported = await ask(['admin', file], 0, 'reports/export');
    });
    const more = `${exported.rows} lines`;
    measurements.push(atMost('analytics: CSV of a million rows', exported.time, 30_000, { more }));
    measurements.push(atMost('analytics: memory of the server during it', growth, 100, { unit: ' MiB' }));
    measurements.push(
      atMost('analytics: most memory of the store', mostMemoryBelow(server.pid), 650, { unit: ' MiB' }),
    );
    const half = [dayBefore(DAYS / 2 - 1), dayBefore(1), dayBefore(DAYS - 2)];
    measurements.push(
      ...(await benchAgainstPostgres(eventsFile, [
        {
          what: 'by date',
          ask: () => requestTotal(inUtc(byDate)),
          sums: 'byDate',
          days: [dayBefore(DAYS - 1), dayBefore(0)],
        },
        {
          what: 'date x campaign, compared',
          ask: () => requestTotal(inUtc(byCampaign)),
          sums: 'byCampaign',
          days: half,
        },
        {
          what: 'campaign x country x device, compared',
          ask: () => requestTotal(inUtc(byThree)),
          sums: 'byThree',
          days: half,
        },
      ])),
    );
    // last, because it adds events
    await server.stop();
    measurements.push(...(await benchInserts(server.dataDir, `${month}&dimensions=date`, sessions.admin[0] ?? '')));
    return measurements;
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(dataDir: string) {
  const database: Database = await openDatabase({ dataDir, databaseUrl: undefined }, { queryLimit: 0 });
  try {
    await migrateDatabase(database);
    const { db } = database;
    const person = (name: string, cabinet: Cabinet) => ({
      login: `${name}@bench.test`,
      name,
      passwordHash: '',
      supportPanels: [cabinet],
      isAdmin: cabinet === 'admin',
    });
    const people = await db
      .insert(users)
      .values([
        ...Array.from({ length: ADMINS }, (_, index) => person(`admin${index}`, 'admin')),
        person('webmaster', 'webmaster'),
        person('advertiser', 'advertiser'),
      ])
      .returning({ id: users.id });
    const ids = people.map(({ id }) => id);
    const [webmaster = 0, advertiser = 0] = ids.slice(ADMINS);
    await fillEvents(dataDir, EVENTS, { advertiser, webmaster });
    return {
      admin: await Promise.all(ids.slice(0, ADMINS).map((id) => createSession(db, id))),
      webmaster: await createSession(db, webmaster),
      advertiser: await createSession(db, advertiser),
    };
  } finally {
    await database.close();
  }
}

/** The peak memory so far of the largest child process, in MiB. Linux only. */
function mostMemoryBelow(pid: number): number {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  const peaks = children.map((child) => {
    const status = readFileSync(`/proc/${child}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  });
  return Math.max(...peaks);
}
