import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

type Refusal = [env: NodeJS.ProcessEnv, message: string];

describe('readConfig', () => {
  it('requires no variables', () => {
    const config = readConfig({ PORT: '' });
    expect(config).toMatchObject({ host: 'localhost', port: 3000, maxUploadBytes: 2_000_000_000, allowedOrigins: [] });
    expect(config).toMatchObject({ publicUrl: 'http://localhost:3000', mailFrom: 'Preroll <no-reply@localhost>' });
    expect([config.databaseUrl, config.smtpUrl, config.contactEmail]).toEqual([undefined, undefined, undefined]);
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('reads all variables', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '80',
      MAX_UPLOAD_MB: '10',
      UNFINISHED_QUOTA_MB: '20',
      STORAGE_QUOTA_MB: '30',
      RESERVED_DISK_MB: '0',
      EVENT_SPOOL_MB: '40',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
      PUBLIC_URL: 'https://ads.example',
      SMTP_URL: 'smtps://preroll:s3cret@mail.example',
      MAIL_FROM: 'Ads Example <no-reply@ads.example>',
      CONTACT_EMAIL: 'people@ads.example',
    };
    expect(readConfig(env)).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      maxUploadBytes: 10_000_000,
      unfinishedQuotaBytes: 20_000_000,
      storageQuotaBytes: 30_000_000,
      reservedBytes: 0,
      eventSpoolBytes: 40_000_000,
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      publicUrl: 'https://ads.example',
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      contactEmail: env.CONTACT_EMAIL,
    });
  });

  it.each([
    ['https://ads.example', 'https://ads.example'],
    ['https://Ads.example:443/', 'https://ads.example'],
    ['http://10.0.0.7:3000', 'http://10.0.0.7:3000'],
  ])('reads where people are as an origin: %s', (raw, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: raw })).toMatchObject({ publicUrl });
  });

  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '127.0.0.1', PORT: '80' }, 'http://127.0.0.1:80'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: 'ads.example', SMTP_URL: 'smtp://mail.example' }, 'http://ads.example:3000'],
  ])('takes people to where it listens, with %j: %s', (env, publicUrl) => {
    expect(readConfig(env)).toMatchObject({ publicUrl });
  });

  it.each([
    [undefined, '/'],
    ['', '/'],
    [' ', '/'],
    ['/', '/'],
    ['cabinet', '/cabinet/'],
    ['/cabinet', '/cabinet/'],
    ['cabinet/', '/cabinet/'],
    [' /cabinet/ ', '/cabinet/'],
    ['/ads/v2.1', '/ads/v2.1/'],
    ['/backends', '/backends/'],
  ])('lets the application lie at BASE_PATH %j: %s', (raw, basePath) => {
    expect(readConfig({ BASE_PATH: raw }).basePath).toBe(basePath);
  });

  it.each(['smtp//mail', 'https://me:s3cret@mail.example', 'smtp://', 'smtp:mail.example', 'smtp://me:s3cret@'])(
    'refuses %s as a mail server, and repeats no password',
    (raw) => {
      const message = 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.';
      expect(() => readConfig({ SMTP_URL: raw })).toThrow(new ConfigError(message));
    },
  );

  it.each<Refusal>([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB must be a whole number from 1 to 1000000, not "0".'],
    [{ EVENT_SPOOL_MB: '15' }, 'EVENT_SPOOL_MB must be a whole number from 16 to 1000000, not "15".'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address such as redis://:password@counters.example:6379/0.'],
    [
      { REDIS_URL: 'redis://localhost' },
      'REDIS_URL needs DATABASE_URL: it is for several processes that share their databases.',
    ],
    [{ ROLE: 'everything' }, 'ROLE must be one of all, api, delivery, worker, not "everything".'],
    [{ ROLE: 'delivery' }, 'ROLE=delivery needs DATABASE_URL: an embedded store belongs to one process.'],
    [
      { ROLE: 'worker', DATABASE_URL: 'postgres://db.example/preroll' },
      'ROLE=worker needs CLICKHOUSE_URL: an embedded store belongs to one process.',
    ],
    [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { ALLOWED_ORIGINS: 'a.example' },
      'ALLOWED_ORIGINS must list origins such as https://ads.example, not "a.example".',
    ],
    ...['ads.example', 'ftp://ads.example', 'https://ads.example/cabinet', 'https://me@ads.example'].map(
      (raw): Refusal => [
        { PUBLIC_URL: raw },
        `PUBLIC_URL must be an origin such as https://ads.example, not "${raw}".`,
      ],
    ),
    ...['Preroll', 'a@b.example, c@d.example', 'A <a@b.example> <c@d.example>', 'A\nBcc: <c@d.example>'].map(
      (raw): Refusal => [
        { MAIL_FROM: raw },
        `MAIL_FROM must be an address such as Preroll <no-reply@ads.example>, not "${raw}".`,
      ],
    ),
    [
      { CONTACT_EMAIL: 'a@b.example, c@d.example' },
      'CONTACT_EMAIL must be an e-mail address, not "a@b.example, c@d.example".',
    ],
    [{ BASE_PATH: '//x' }, 'BASE_PATH must be a path such as /cabinet/, not "//x".'],
    [{ BASE_PATH: '//' }, 'BASE_PATH must be a path such as /cabinet/, not "//".'],
    [{ BASE_PATH: '/a//b/' }, 'BASE_PATH must be a path such as /cabinet/, not "/a//b/".'],
    [{ BASE_PATH: 'http://a.example/' }, 'BASE_PATH must be a path such as /cabinet/, not "http://a.example/".'],
    [{ BASE_PATH: '/a b/' }, 'BASE_PATH must be a path such as /cabinet/, not "/a b/".'],
    [{ BASE_PATH: '/a/../b' }, 'BASE_PATH must be a path such as /cabinet/, not "/a/../b".'],
    [{ BASE_PATH: '.' }, 'BASE_PATH must be a path such as /cabinet/, not ".".'],
    [{ BASE_PATH: '/a?b' }, 'BASE_PATH must be a path such as /cabinet/, not "/a?b".'],
    [{ BASE_PATH: '\\a' }, 'BASE_PATH must be a path such as /cabinet/, not "\\a".'],
    [{ BASE_PATH: '/backend' }, `BASE_PATH can't be "/backend": the server's own addresses lie there.`],
    [{ BASE_PATH: '/media/x' }, `BASE_PATH can't be "/media/x": the server's own addresses lie there.`],
    [{ BASE_PATH: '/metrics' }, `BASE_PATH can't be "/metrics": the server's own addresses lie there.`],
    [{ BASE_PATH: '/vast' }, `BASE_PATH can't be "/vast": the server's own addresses lie there.`],
    ...[
      { HOST: '0.0.0.0', PORT: '3000' },
      { HOST: '::', PORT: '3000' },
      { HOST: 'localhost', PORT: '0' },
    ].map(
      ({ HOST, PORT }): Refusal => [
        { HOST, PORT, SMTP_URL: 'smtp://mail.example' },
        `PUBLIC_URL must be set beside SMTP_URL: HOST ${HOST} and PORT ${PORT} don't say where links in mail lead.`,
      ],
    ),
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be one of yes, no, not "true".'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
});
