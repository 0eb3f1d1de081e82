import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { captureLog } from './capture-log.ts';
import { startTestApp, type TestApp } from './harness.ts';
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
  it('a message is sent to it, and to nobody else', async () => {
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

  it('that refuses, the visitor gets the usual answer, and the log contains neither address nor key', async () => {
    const sink = await startSmtpSink({ refuse: true });
    const log = captureLog();
    test = await startTestApp({ SMTP_URL: sink.url, LOG_LEVEL: 'trace' }, { log: log.stream });
    const { login } = await test.createUser();
    expect((await ask(login)).status).toBe(204);
    await test.mails();
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: 50, code: 'EENVELOPE', responseCode: 550, msg: 'a message of recovery failed' }),
    );
    expect(log.text).not.toContain(login);
    expect(log.text).not.toContain('recover/');
    await sink.close();
  });

  it('that is missing, the server still shuts down in order', async () => {
    const sink = await startSmtpSink();
    await sink.close();
    const log = captureLog();
    test = await startTestApp({ SMTP_URL: sink.url, LOG_LEVEL: 'error' }, { log: log.stream });
    const { login } = await test.createUser();
    await ask(login);
    await test.app.close();
    expect(log.lines).toEqual([expect.objectContaining({ code: 'ESOCKET', msg: 'a message of recovery failed' })]);
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
