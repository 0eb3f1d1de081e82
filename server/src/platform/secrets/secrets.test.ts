import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { createSecretBox, UnreadableSecretError } from './secret-box.ts';
import { openSecretKey, readSecretConfig } from './secret-key.ts';

const folders: string[] = [];
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'preroll-secrets-'));
  folders.push(dataDir);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const one = Buffer.alloc(32, 1);
const two = Buffer.alloc(32, 2);

describe('a sealed secret', () => {
  const box = createSecretBox(one);

  it('can be opened with its key and purpose', () => {
    expect(box.open(box.seal('Токен-x9Kd', 'a'), 'a')).toBe('Токен-x9Kd');
    expect(box.seal('the same', 'a')).not.toBe(box.seal('the same', 'a'));
  });

  const sealed = box.seal('an-example-token', 'a');
  const changed = Buffer.from(sealed, 'base64');
  changed[40] = (changed[40] ?? 0) ^ 1;
  it.each([
    ['another key', createSecretBox(two), sealed, 'a'],
    ['another purpose', box, sealed, 'b'],
    ['a changed byte', box, changed.toString('base64'), 'a'],
    ['a short tag', box, sealed.slice(0, 24), 'a'],
    ['nothing', box, '', 'a'],
    ['text', box, 'an-example-token', 'a'],
  ])('is not opened: %s', (_, other, text, purpose) => {
    expect(() => other.open(text, purpose)).toThrow(UnreadableSecretError);
  });
});

describe('the key', () => {
  it('is read from SECRET_KEY', () => {
    const config = readSecretConfig({ SECRET_KEY: two.toString('base64') });
    expect(openSecretKey({ dataDir, ...config })).toEqual(two);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([one.toString('hex'), 'short', Buffer.alloc(31).toString('base64'), '!'.repeat(44)])(
    'is not %s, which no message repeats',
    (SECRET_KEY) => {
      expect(() => readSecretConfig({ SECRET_KEY })).toThrow(ConfigError);
      expect(() => readSecretConfig({ SECRET_KEY })).not.toThrow(SECRET_KEY);
    },
  );

  it('is created at the first start, readable by its owner only, and kept', () => {
    const key = openSecretKey({ dataDir });
    expect(key).toHaveLength(32);
    expect(openSecretKey({ dataDir })).toEqual(key);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    // the file's content is a valid value of the variable
    const SECRET_KEY = readFileSync(join(dataDir, 'secret.key'), 'utf8');
    expect(openSecretKey({ dataDir, ...readSecretConfig({ SECRET_KEY }) })).toEqual(key);
  });

  it('is the same for all processes that start at the same moment', async () => {
    const module = new URL('./secret-key.ts', import.meta.url).href;
    const code = `
      const { parentPort, workerData } = require('node:worker_threads');
      parentPort.once('message', () =>
        import(workerData.module).then(({ openSecretKey, readSecretConfig }) => parentPort.postMessage(openSecretKey(workerData).toString('hex'))));
    `;
    const workers = Array.from({ length: 4 }, () => new Worker(code, { eval: true, workerData: { module, dataDir } }));
    const keys = workers.map((worker) => new Promise((done) => worker.once('message', done)));
    for (const worker of workers) worker.postMessage('go');
    expect(new Set(await Promise.all(keys)).size).toBe(1);
    for (const worker of workers) await worker.terminate();
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('is not read from an invalid file', () => {
    writeFileSync(join(dataDir, 'secret.key'), 'nothing\n');
    expect(() => openSecretKey({ dataDir })).toThrow(/must hold 32 bytes in base64. Restore it/);
  });
});
