import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../src/identity/auth/session-store.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
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

/** The row count that the embedded database assumes in query plans; undefined before statistics exist. */
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

type NewUser = Pick<typeof users.$inferInsert, 'login' | 'supportPanels' | 'isAdmin'>;

/** Creates a user who has signed in. */
async function signedIn({ db }: Pick<Database, 'db'>, values: NewUser) {
  const [user] = await db
    .insert(users)
    .values({ name: 'User', passwordHash: '', ...values })
    .returning();
  return { id: user?.id ?? 0, token: await createSession(db, user?.id ?? 0) };
}

/** Each start is a process that loads the whole server, beside other suites. */
const starts = { timeout: 300_000 };

describe.skipIf(process.env.TEST_DATABASE_URL)('a start without configuration', starts, () => {
  it('creates demo content, prints its address and accounts, and shuts down in order', async () => {
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
  });

  it('has statistics, knows who has signed in, and locks the directory until it ends', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    await migrateDatabase(database);
    const { token } = await signedIn(database, { login: 'u@preroll.test', supportPanels: ['advertiser'] });
    await database.close();

    const first = await start();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${first.url}/backend/api/auth/me`, { headers })).status).toBe(200);
    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.printed).toMatch(/ is in use by another Preroll server \(process \d+\)\. .* DATA_DIR, .*\n$/);
    expect(second.printed.trimEnd().split('\n')).toHaveLength(1);
    await end(first.child, 'SIGKILL');
    expect(await countedRows('users')).toBe(1);
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
    // not 1, which a forced shutdown returns
    expect(await end(child, 'SIGTERM')).toBe(0);
  });
});

it.skipIf(process.env.TEST_DATABASE_URL).each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".\n'],
  [{ FFMPEG_PATH: '/nowhere/ffmpeg' }, expect.stringMatching(/^FFMPEG_PATH is \/nowhere\/ffmpeg, .*\n$/)],
])('with %j explains the problem in one line', async (env, message) => {
  const { child, printed } = await start(env);
  expect([child.exitCode, printed]).toEqual([1, message]);
});
