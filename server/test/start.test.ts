import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { users } from '../src/platform/db/schema.ts';
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
  /** The output up to the start or the end of the process. */
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

async function countUsers(): Promise<{ rows: number; assumed: number } | undefined> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const [counted] = await db
    .select({ rows: sql<number>`(select count(*)::int from ${users})`, assumed: sql<number>`reltuples` })
    .from(sql`pg_class`)
    .where(sql`relname = 'users'`);
  await close();
  return counted;
}

const signIn = (url: string, login: string) =>
  fetch(`${url}/backend/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: `${login}@preroll.test`, password: 'preroll-demo' }),
  });

/** Each start loads the whole server in a process while other suites run. */
const starts = { timeout: 300_000 };

describe.skipIf(process.env.TEST_DATABASE_URL)('a start without configuration', starts, () => {
  it('creates demo content with statistics, prints its address and accounts, and shuts down in order', async () => {
    const { child, printed, url } = await start();
    expect(printed.split('\n').slice(0, 10)).toEqual([
      `Preroll is at ${url}`,
      'Accounts: admin@preroll.test, manager@preroll.test, advertiser@preroll.test, advertiser2@preroll.test, ' +
        'webmaster@preroll.test, webmaster2@preroll.test, multi@preroll.test; their password is preroll-demo',
      `An advert plays at ${url}/vast/try`,
      expect.stringMatching(new RegExp(`^A tag that answers with an advert: ${url}/vast\\?placement=\\d+$`)),
      `Database: embedded, in ${dataDir}`,
      expect.stringMatching(/^Events: (embedded, in |none; )/),
      expect.stringMatching(/^Video: ffmpeg .*, ffprobe /),
      `Mail: files in ${dataDir}/outbox (SMTP_URL is not set)`,
      'Invoices: issued by Preroll LLC, paid to 40702810000000000123 at Sever Bank',
      'Contact messages: stored in the database only (CONTACT_EMAIL is not set)',
    ]);
    const tryPage = await fetch(`${url}/vast/try`);
    // for an interactive advert
    expect(tryPage.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const sessions: Schemas['SignInResponse'][] = [];
    for (const login of ['admin', 'manager', 'advertiser', 'webmaster', 'multi'])
      sessions.push((await (await signIn(url, login)).json()) as Schemas['SignInResponse']);
    expect(sessions.map(({ user }) => user.support_panels)).toEqual([
      ['admin'],
      ['manager'],
      ['advertiser'],
      ['webmaster'],
      ['manager', 'advertiser'],
    ]);
    expect(await end(child, 'SIGTERM')).toBe(0);
    const counted = await countUsers();
    expect(counted?.rows).toBeGreaterThan(0);
    expect(counted?.assumed).toBe(counted?.rows);
  });

  it('that fails is explained in one line', async () => {
    const { child, printed } = await start({ PORT: 'http' });
    expect([child.exitCode, printed]).toEqual([1, 'PORT must be a whole number from 0 to 65535, not "http".\n']);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a start with PostgreSQL', starts, () => {
  it('creates no demo content, and describes mail without its credentials', async () => {
    const { child, printed, url } = await start({
      DATABASE_URL: await createTestDatabase(dataDir),
      SMTP_URL: 'smtp://preroll:s3cret@mail.example:2525',
      PUBLIC_URL: 'http://ads.example',
      CONTACT_EMAIL: 'people@ads.example',
    });
    expect(printed).toContain("\nWarning: players on https pages can't call http://ads.example.");
    expect(printed).toContain('\nDatabase: PostgreSQL');
    expect(printed).toContain('\nMail: sent by mail.example:2525\n');
    expect(printed).toContain('\nContact messages: stored in the database, and mailed to people@ads.example\n');
    expect(printed).not.toContain('s3cret');
    expect(printed).not.toContain('preroll-demo');
    expect(printed).toContain('\nInvoices: issued by Preroll without a bank account');
    expect((await signIn(url, 'admin')).status).toBe(422);

    const { hostname, port } = new URL(url);
    await Promise.all(Array.from({ length: 50 }, () => openIdleWebSocket({ address: hostname, port: Number(port) })));
    // a forced shutdown returns 1
    expect(await end(child, 'SIGTERM')).toBe(0);
  });
});
