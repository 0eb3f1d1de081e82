import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({ PORT: '' });
    expect(config).toMatchObject({ host: 'localhost', port: 3000, maxUploadBytes: 2 * 1024 ** 3, allowedOrigins: [] });
    expect(config.databaseUrl).toBeUndefined();
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('takes what it is given', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '80',
      MAX_UPLOAD_MB: '10',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
    };
    expect(readConfig(env)).toMatchObject({
      host: '0.0.0.0',
      port: 80,
      maxUploadBytes: 10 * 1024 ** 2,
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB must be a whole number from 1 to 1048576, not "0".'],
    [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { ALLOWED_ORIGINS: 'a.example' },
      'ALLOWED_ORIGINS must list origins such as https://ads.example, not "a.example".',
    ],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be one of yes, no, not "true".'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });
});
