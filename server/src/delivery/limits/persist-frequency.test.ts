import { appendFile, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFrequency, type SeenRecord } from './frequency.ts';
import { persistFrequency } from './persist-frequency.ts';

const now = Date.now();
const newPath = async () => join(await mkdtemp(join(tmpdir(), 'frequency-')), 'frequency.jsonl');
const seenAt = (number: number, at: number): SeenRecord => [`1 person ${number}`, at, [['2026-11-20', 1]]];

/** Starts a process; only the delivering one may write. */
async function start(path: string, mayWrite = true) {
  const failures: unknown[] = [];
  const frequency = createFrequency();
  const persisted = persistFrequency({
    path,
    frequency,
    mayWrite: () => mayWrite,
    log: { error: (error: unknown) => void failures.push(error) } as never,
  });
  await persisted.load();
  return { frequency, persisted, failures };
}

it('passes thousands of persons on to the next process', async () => {
  const path = await newPath();
  const before = await start(path);
  const all = Array.from({ length: 2_500 }, (_, number) => seenAt(number, now));
  for (const seen of all) before.frequency.adopt(seen);
  await before.persisted.close();
  const after = await start(path);
  expect([...after.frequency.entries(new Date(now))]).toEqual(all);
  // readable by the owner only
  expect((await stat(path)).mode & 0o077).toBe(0);
  await after.persisted.close();
  expect([before.failures, after.failures]).toEqual([[], []]);
});

it('does not write the file after another process has taken over', async () => {
  const path = await newPath();
  const lost = await start(path, false);
  lost.frequency.adopt(seenAt(1, now));
  await lost.persisted.close();
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('logs an unreadable file, sets it aside, and continues with what could be read', async () => {
  const path = await newPath();
  await appendFile(path, `${JSON.stringify(seenAt(1, now))}\n["1 per`);
  const { persisted, failures, frequency } = await start(path);
  expect(failures).toHaveLength(1);
  expect(await readFile(`${path}.unread`, 'utf8')).toContain('["1 per');
  expect([...frequency.entries(new Date(now))]).toEqual([seenAt(1, now)]);
  await persisted.close();
  expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(seenAt(1, now))}\n`);
});
