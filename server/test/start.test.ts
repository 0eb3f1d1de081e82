import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import type { Schemas } from './harness.ts';
import { openIdleWebSocket } from './idle-web-socket.ts';
import { createTestDatabase } from './test-database.ts';

const main = resolve(import.meta.dirname, '../src/main.ts');
let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'preroll-start-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGKILL');
  rmSync(dataDir, { recursive: true, maxRetries: 3 });
});

interface Run {
  child: ChildProcess;
  /** What it has printed, until it listened or ended. */
  printed: string;
  url: string;
}

async function start(env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      SMTP_URL: undefined,
      CONTACT_EMAIL: undefined,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  const listening = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Contact messages: ')) resolve();
      });
  });
  await Promise.race([listening, once(child, 'close')]);
  return { child, printed, url: /http:\S+/.exec(printed)?.[0] ?? '' };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** As many rows as the embedded database plans for: none before it has counted them. */
async function countedRows(table: string): Promise<number | undefined> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const [known] = await database.db
    .select({ rows: sql<number>`reltuples` })
    .from(sql`pg_class`)
    .where(sql`relname = ${table}`);
  await database.close();
  return known?.rows;
}

const signIn = (url: string, login: string) =>
  fetch(`${url}/backend/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: `${login}@preroll.test`, password: 'preroll-demo' }),
  });

// each brings a server, and half of them demo content with its videos: so one tells as much as it can
describe.skipIf(process.env.TEST_DATABASE_URL)('a start with nothing', { timeout: 90_000 }, () => {
  it('says where it is and who can sign in; knows how much there is; has the directory to itself, until it is gone; and ends in order', async () => {
    const first = await start();
    expect(first.printed.split('\n').slice(0, 6)).toEqual([
      `Preroll is at ${first.url}`,
      'Accounts: admin@preroll.test, manager@preroll.test, advertiser@preroll.test, advertiser2@preroll.test, ' +
        'webmaster@preroll.test, webmaster2@preroll.test, multi@preroll.test; their password is preroll-demo',
      `Database: embedded, in ${dataDir}`,
      expect.stringMatching(/^Video: ffmpeg .*, ffprobe /),
      `Mail: files in ${dataDir}/outbox (SMTP_URL is not set)`,
      'Contact messages: stored in the database only (CONTACT_EMAIL is not set)',
    ]);
    const sessions: Schemas['SignInResponse'][] = [];
    for (const login of ['admin', 'manager', 'advertiser', 'webmaster', 'multi'])
      sessions.push((await (await signIn(first.url, login)).json()) as Schemas['SignInResponse']);
    expect(sessions.map(({ user }) => user.support_panels)).toEqual([
      ['admin'],
      ['manager'],
      ['advertiser'],
      ['webmaster'],
      ['manager', 'advertiser'],
    ]);

    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.printed).toMatch(/ is in use by another Preroll server \(process \d+\)\. .* DATA_DIR, .*\n$/);
    expect(second.printed.trimEnd().split('\n')).toHaveLength(1);
    await end(first.child, 'SIGKILL');
    expect(await countedRows('campaign_days')).toBeGreaterThan(0);

    const third = await start();
    const headers = { authorization: `Bearer ${sessions[0]?.token}` };
    expect((await fetch(`${third.url}/backend/api/auth/me`, { headers })).status).toBe(200);
    expect(await end(third.child, 'SIGTERM')).toBe(0);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a start with PostgreSQL', { timeout: 60_000 }, () => {
  it('makes no demo content, and says who gets mail without any credentials', async () => {
    const { child, printed, url } = await start({
      DATABASE_URL: await createTestDatabase(dataDir),
      SMTP_URL: 'smtp://preroll:s3cret@mail.example:2525',
      PUBLIC_URL: 'https://ads.example',
      CONTACT_EMAIL: 'people@ads.example',
    });
    expect(printed).toContain('\nDatabase: PostgreSQL');
    expect(printed).toContain('\nMail: sent by mail.example:2525\n');
    expect(printed).toContain('\nContact messages: stored in the database, and mailed to people@ads.example\n');
    expect(printed).not.toContain('s3cret');
    expect(printed).not.toContain('preroll-demo');
    expect((await signIn(url, 'admin')).status).toBe(422);

    const { hostname, port } = new URL(url);
    await Promise.all(Array.from({ length: 50 }, () => openIdleWebSocket({ address: hostname, port: Number(port) })));
    // and not 1, the code of a server that ran out of patience
    expect(await end(child, 'SIGTERM')).toBe(0);
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".\n'],
  [{ FFMPEG_PATH: '/nowhere/ffmpeg' }, expect.stringMatching(/^FFMPEG_PATH is \/nowhere\/ffmpeg, .*\n$/)],
])('with %j says in one line what is wrong', async (env, message) => {
  const { child, printed } = await start(env);
  expect([child.exitCode, printed]).toEqual([1, message]);
});
