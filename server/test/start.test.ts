import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from './harness.ts';
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

const signIn = (url: string, login: string) =>
  fetch(`${url}/backend/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: `${login}@preroll.test`, password: 'preroll-demo' }),
  });

// once is enough: these bring the embedded database along, whichever the run is for
const itEmbedded = it.skipIf(process.env.TEST_DATABASE_URL);

describe('a start with nothing', { timeout: 60_000 }, () => {
  itEmbedded('says where it is and who can sign in, and ends in order when it is asked to', async () => {
    const { child, printed, url } = await start();
    expect(printed.split('\n').slice(0, 6)).toEqual([
      `Preroll is at ${url}`,
      'Accounts: admin@preroll.test, manager@preroll.test, advertiser@preroll.test, webmaster@preroll.test, ' +
        'multi@preroll.test; their password is preroll-demo',
      `Database: embedded, in ${dataDir}`,
      expect.stringMatching(/^Video: ffmpeg .*, ffprobe /),
      `Mail: files in ${dataDir}/outbox (SMTP_URL is not set)`,
      'Contact messages: stored in the database only (CONTACT_EMAIL is not set)',
    ]);
    const panels: string[][] = [];
    for (const login of ['admin', 'manager', 'advertiser', 'webmaster', 'multi']) {
      const { user } = (await (await signIn(url, login)).json()) as Schemas['SignInResponse'];
      panels.push(user.support_panels);
    }
    expect(panels).toEqual([['admin'], ['manager'], ['advertiser'], ['webmaster'], ['manager', 'advertiser']]);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  itEmbedded('has the directory to itself, until it is gone; then what it wrote is still there', async () => {
    const first = await start();
    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.printed).toMatch(/ is in use by another Preroll server \(process \d+\)\. .* DATA_DIR, .*\n$/);
    expect(second.printed.trimEnd().split('\n')).toHaveLength(1);

    const { token } = (await (await signIn(first.url, 'manager')).json()) as Schemas['SignInResponse'];
    await end(first.child, 'SIGKILL');

    const third = await start();
    const me = await fetch(`${third.url}/backend/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  });
});

it('makes demo content for an empty embedded database, and never in PostgreSQL', { timeout: 60_000 }, async () => {
  const databaseUrl = await createTestDatabase(dataDir);
  const { child, printed, url } = await start({ DATABASE_URL: databaseUrl });
  const { status } = await signIn(url, 'admin');
  const found = { status, kind: /Database: (\w+)/.exec(printed)?.[1], told: printed.includes('preroll-demo') };
  expect(found).toEqual(
    databaseUrl ? { status: 400, kind: 'PostgreSQL', told: false } : { status: 200, kind: 'embedded', told: true },
  );
  expect(await end(child, 'SIGTERM')).toBe(0);
});

itEmbedded(
  'says which mail server it uses, none of its credentials, and who gets contact messages',
  {
    timeout: 60_000,
  },
  async () => {
    const { child, printed } = await start({
      SMTP_URL: 'smtp://preroll:s3cret@mail.example:2525',
      PUBLIC_URL: 'https://ads.example',
      CONTACT_EMAIL: 'people@ads.example',
    });
    expect(printed).toContain('\nMail: sent by mail.example:2525\n');
    expect(printed).toContain('\nContact messages: stored in the database, and mailed to people@ads.example\n');
    expect(printed).not.toContain('s3cret');
    expect(await end(child, 'SIGTERM')).toBe(0);
  },
);

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".\n'],
  [{ FFMPEG_PATH: '/nowhere/ffmpeg' }, expect.stringMatching(/^FFMPEG_PATH is \/nowhere\/ffmpeg, .*\n$/)],
])('with %j says in one line what is wrong', async (env, message) => {
  const { child, printed } = await start(env);
  expect([child.exitCode, printed]).toEqual([1, message]);
});
