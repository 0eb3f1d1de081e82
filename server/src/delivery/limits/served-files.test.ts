import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatServeId, parseServeId } from './serve-id.ts';
import { createServedFiles } from './served-files.ts';
import { createServedKinds, SERVES_PER_PAGE } from './served-kinds.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const serveOf = (number: number, startedAt = 1_763_000_000_000) => formatServeId({ startedAt, number });

const newDirectory = () => mkdtemp(join(tmpdir(), 'served-'));

const start = (directory: string) => {
  const served = createServedKinds();
  return { served, files: createServedFiles({ directory, served }) };
};

it('encodes the process and the serve in an id, which is a UUID', () => {
  for (const number of [0, 1, 2 ** 32 - 1]) {
    const id = serveOf(number);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseServeId(id)).toEqual({ startedAt: 1_763_000_000_000, number });
  }
  expect(serveOf(1)).not.toBe(serveOf(1));
});

it('passes the kinds of events of each serve on to the next process', async () => {
  const directory = await newDirectory();
  const before = start(directory);
  await before.files.load(noon);
  const serves = [0, 1, SERVES_PER_PAGE - 1, SERVES_PER_PAGE, 5 * SERVES_PER_PAGE].map((number) => serveOf(number));
  for (const serve of serves) before.served.add(serve, 'show', noon.getTime());
  await before.files.write();
  before.served.add(serveOf(1), 'error', noon.getTime());
  await Promise.all([before.files.write(), before.files.write()]);

  const after = start(directory);
  await after.files.load(noon);
  for (const serve of serves) {
    expect(after.served.has(serve, 'show')).toBe(true);
    expect(after.served.has(serve, 'click')).toBe(false);
  }
  expect(after.served.has(serveOf(1), 'error')).toBe(true);
  expect(after.served.has(serveOf(2), 'show')).toBe(false);
  expect(after.served.has(serveOf(1, 1_763_000_000_001), 'show')).toBe(false);

  // pages of an older process are still extended
  after.served.add(serveOf(1), 'click', noon.getTime());
  await after.files.write();
  const third = start(directory);
  await third.files.load(noon);
  expect(third.served.has(serveOf(1), 'show')).toBe(true);
  expect(third.served.has(serveOf(1), 'click')).toBe(true);
});

it('drops pages of serves without events for a day', async () => {
  const directory = await newDirectory();
  const { served, files } = start(directory);
  await files.load(noon);
  served.add(serveOf(0), 'show', noon.getTime());
  served.add(serveOf(SERVES_PER_PAGE), 'show', noon.getTime() + 3_600_000);
  await files.write();
  await files.removeOld(new Date('2026-11-21T12:30:00Z'));
  expect(served.has(serveOf(0), 'show')).toBe(false);
  expect(served.has(serveOf(SERVES_PER_PAGE), 'show')).toBe(true);
  const [left, ...others] = await readdir(directory);
  expect(others).toEqual([]);

  await utimes(join(directory, left ?? ''), noon, noon);
  const next = start(directory);
  await next.files.load(new Date('2026-11-21T12:30:00Z'));
  expect(next.served.has(serveOf(SERVES_PER_PAGE), 'show')).toBe(false);
  expect(await readdir(directory)).toEqual([]);
});
