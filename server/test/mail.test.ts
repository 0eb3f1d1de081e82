import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { INVITATION_QUEUE } from '../src/identity/auth/invitation-mails.ts';
import { captureLog } from './capture-log.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';
import { startSmtpSink } from './smtp-sink.ts';

let test: TestApp;
afterEach(() => test.close());

const ask = (login: string) => test.call('POST', 'auth/recovery', { payload: { login } });

describe('without a mail server', () => {
  it("messages are files that only the server's account can read, and the log says where", async () => {
    const log = captureLog();
    test = await startTestApp({ LOG_LEVEL: 'warn' }, { log: log.stream });
    const { login } = await test.createUser();
    await ask(login);
    const [mail] = await test.mails();
    expect(mail?.to).toBe(login);

    const outbox = join(test.config.dataDir, 'outbox');
    const files = await readdir(outbox);
    expect(files).toEqual([expect.stringMatching(/^[\dT.Z-]+-[0-9a-f]{8}\.eml$/)]);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([modeOf(outbox), modeOf(join(outbox, files[0] ?? ''))]).toEqual(['700', '600']);

    expect(log.lines).toEqual([
      expect.objectContaining({
        level: 40,
        file: join(outbox, files[0] ?? ''),
        msg: 'a message was written to a file because SMTP_URL is not set',
      }),
    ]);
    for (const url of [`/outbox/${files[0]}`, `/media/../outbox/${files[0]}`, `/media/%2e%2e/outbox/${files[0]}`])
      expect((await test.app.inject({ url })).body).not.toContain('recover/');
  });
});

describe('with a mail server', () => {
  it('sends a message to it, and to no other address', async () => {
    const sink = await startSmtpSink();
    const env = { SMTP_URL: sink.url, MAIL_FROM: 'Ads <no-reply@ads.example>', PUBLIC_URL: 'https://ads.example' };
    test = await startTestApp(env);
    const { login } = await test.createUser({ name: 'Zoë "Z" <boss@preroll.test>' });
    await ask(login);
    expect(await test.mails()).toEqual([]);
    expect(sink.deliveries).toEqual([{ from: 'no-reply@ads.example', to: [login], data: expect.any(String) }]);
    expect(sink.deliveries[0]?.data).toMatch(/^https:\/\/ads\.example\/recover\/[\w-]{43}$/m);
    await sink.close();
  });

  it('gives the visitor the usual response if it refuses, and logs neither address nor key', async () => {
    const sink = await startSmtpSink({ refuse: true });
    const log = captureLog();
    test = await startTestApp({ SMTP_URL: sink.url, LOG_LEVEL: 'trace' }, { log: log.stream });
    const { login } = await test.createUser();
    expect((await ask(login)).status).toBe(204);
    await test.mails();
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: 50, code: 'EENVELOPE', responseCode: 550, msg: 'a message could not be sent' }),
    );
    expect(log.text).not.toContain(login);
    expect(log.text).not.toContain('recover/');
    await sink.close();
  });

  it.each(['recovery', 'a contact message'])(
    'that comes back, %s is sent, and has not stood in the database',
    async (kind) => {
      const sink = await startSmtpSink({ refuse: true });
      test = await startTestApp({ SMTP_URL: sink.url, CONTACT_EMAIL: 'office@ads.example' });
      const { login } = await test.createUser();
      if (kind === 'recovery') await ask(login);
      else await test.call('POST', 'contacts', { payload: { name: 'Ann', email: login, message: 'The secret word' } });
      await test.backgroundTasks.settled();
      const { rows } = (await test.db.execute(sql`select data::text from pgboss.job where name = 'mails'`)) as {
        rows: unknown[];
      };
      expect(rows).toEqual([{ data: expect.stringContaining('sealed') }]);
      expect(JSON.stringify(rows)).not.toMatch(/recover|secret word/);
      expect(sink.deliveries).toEqual([]);
      sink.refuse = false;
      await test.mails();
      expect(sink.deliveries).toHaveLength(1);
      expect(sink.deliveries[0]?.data).toMatch(kind === 'recovery' ? /recover\/[\w-]{43}$/m : /The secret word/);
      await sink.close();
    },
  );

  it('sends an invitation with a working link once it is back, and shows the admin the failure before', async () => {
    const sink = await startSmtpSink({ refuse: true });
    test = await startTestApp({ SMTP_URL: sink.url });
    const admin = await test.as(await test.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const payload = {
      login: 'new@shop.example',
      name: 'New',
      support_panels: ['advertiser'],
      currency: 'RUB',
      timezone: 'UTC',
    };
    const { status, body } = await admin.call<Schemas['UserDetail']>('POST', 'users', payload);
    expect(status).toBe(201);
    const isFailed = async () =>
      (await admin.call<Schemas['UserDetail']>('GET', `users/${body.id}`)).body.invitation_failed;
    await test.backgroundTasks.settled();
    expect(await isFailed()).toBe(true);
    const again = await admin.call<Schemas['UserDetail']>('POST', `users/${body.id}/invitation`);
    expect(again.body.invitation_failed).toBe(true);
    sink.refuse = false;
    await test.jobs.runWaiting(INVITATION_QUEUE);
    expect(await isFailed()).toBe(false);
    // once, although it was requested twice
    expect(sink.deliveries.map(({ to }) => to)).toEqual([['new@shop.example']]);
    const key = /recover\/([\w-]{43})$/m.exec(sink.deliveries[0]?.data ?? '')?.[1];
    expect(await test.call('GET', `auth/recovery/${key}`)).toMatchObject({
      status: 200,
      body: { purpose: 'invitation' },
    });
    await sink.close();
  });

  it('shuts down in order if it is missing', async () => {
    const sink = await startSmtpSink();
    await sink.close();
    const log = captureLog();
    test = await startTestApp({ SMTP_URL: sink.url, LOG_LEVEL: 'error' }, { log: log.stream });
    const { login } = await test.createUser();
    await ask(login);
    await test.app.close();
    expect(log.lines).toEqual([expect.objectContaining({ code: 'ESOCKET', msg: 'a message could not be sent' })]);
  });
});

it('a pending message is sent before the server ends', async () => {
  const sink = await startSmtpSink();
  test = await startTestApp({ SMTP_URL: sink.url });
  const { login } = await test.createUser();
  await ask(login);
  await test.app.close();
  expect(sink.deliveries.map(({ to }) => to)).toEqual([[login]]);
  await sink.close();
});
