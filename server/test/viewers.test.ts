import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTcf } from '../src/delivery/recognition/tcf-scene.ts';
import { captureLog } from './capture-log.ts';
import { createServing, createWorkingPlacement } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

/** An agent that no other test uses. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.7) Gecko/20100101 Firefox/143.7';
const german = '91.12.34.56';
const elsewhere = '91.98.76.54';
const earlierId = 'AAAAAAAAAAAAAAAAAAAAAA';
const consent = makeTcf({ purposes: [1], vendors: [] });

const log = captureLog();
let test: TestApp;
let placementId: number;

beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: 'trace' }, { log: log.stream });
  const { placement } = await createWorkingPlacement(
    test,
    (await test.createUser({ supportPanels: ['webmaster'] })).id,
  );
  placementId = placement.id;
  const { id } = await test.createUser({ balance: '1000' });
  await createServing(test, id, { targeting: { unique_users: 1 } });
  await vi.waitFor(async () => expect((await ask({ ip: '8.8.8.8', gpc: true })).isServed).toBe(true));
});
afterAll(() => test.close());

interface Asking {
  ip?: string;
  tcf?: string;
  cookie?: string;
  gpc?: boolean;
}

async function ask({ ip = german, tcf, cookie, gpc }: Asking = {}) {
  const { body, headers } = await test.app.inject({
    url: `/vast?placement=${placementId}&page=[PAGEURL]${tcf === undefined ? '' : `&gdpr_consent=${tcf}`}`,
    headers: {
      ...{ 'user-agent': agent, 'accept-language': 'de-DE' },
      ...(cookie && { cookie: `preroll_viewer=${cookie}` }),
      ...(gpc && { 'sec-gpc': '1' }),
    },
    remoteAddress: ip,
  });
  const [show] = body.match(/\/e\/[^/]+\/show\/[\w-]+/) ?? [];
  return {
    isServed: body.includes('<Ad '),
    show,
    cookie: String(headers['set-cookie'] ?? '').match(/=([\w-]{22});/)?.[1],
  };
}

const report = (url = '') => test.app.inject({ url, headers: { 'user-agent': agent }, remoteAddress: german });

async function everythingKept(): Promise<string> {
  await test.eventWriter.withEverythingCounted(
    () => {},
    async () => {},
  );
  await test.backgroundTasks.settled();
  const { rows: tables } = (await test.db.execute(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) as unknown as { rows: { name: string }[] };
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = (await test.db.execute(
        sql`select coalesce(string_agg(t::text, chr(10)), '') as text from ${sql.identifier(name)} t`,
      )) as unknown as { rows: { text: string }[] };
      return rows[0]?.text ?? '';
    }),
  );
  const readEvents = () => test.events.read({ sql: 'SELECT * FROM events', params: {} });
  // the first question opens the store, which then receives the waiting events
  await readEvents();
  await test.backgroundTasks.settled();
  const events = await readEvents();
  return [...texts, JSON.stringify(events.data), log.text].join('\n');
}

it('are recognised by a cookie if they agree, and capped by it at another address', async () => {
  const first = await ask({ tcf: consent });
  expect(first).toMatchObject({ isServed: true, cookie: expect.any(String) });
  await report(first.show);
  expect(await ask({ tcf: consent, cookie: first.cookie, ip: elsewhere })).toEqual({ isServed: false });
  // another person at that address
  expect(await ask({ tcf: consent, ip: elsewhere })).toMatchObject({ isServed: true });
});

it('of one visit are capped together, even before the cookie has come back', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ tcf: consent, ip: '91.12.34.57' })));
  expect(answers.filter(({ isServed }) => isServed)).toHaveLength(1);
  expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
});

describe('who have not agreed', () => {
  it('leave nothing in the stores, in the log or in their browser that identifies them', async () => {
    const answer = await ask({ ip: '91.12.34.58', cookie: earlierId });
    expect(answer).toMatchObject({ isServed: true, cookie: undefined });
    await report(answer.show);
    const kept = await everythingKept();
    // the request and its show are stored
    expect(kept).toContain('"kind":"show"');
    for (const secret of ['91.12.34.58', agent, 'rv:143.7', earlierId]) expect(kept).not.toContain(secret);
  });
});

it('who have agreed are only stored under a hash of their cookie, until the next start', async () => {
  const ip = '91.12.34.59';
  const { cookie = '', show } = await ask({ tcf: consent, ip });
  expect(cookie).toHaveLength(22);
  await report(show);
  expect(await everythingKept()).not.toContain(cookie);
  await test.app.close();
  const kept = await readFile(join(test.config.dataDir, 'frequency.jsonl'), 'utf8');
  expect(kept.trim().split('\n').length).toBeGreaterThanOrEqual(2);
  for (const secret of [cookie, ip, agent]) expect(kept).not.toContain(secret);
});
