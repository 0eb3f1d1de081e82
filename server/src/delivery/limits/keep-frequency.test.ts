import { appendFile, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFrequency, type KeptSeen } from './frequency.ts';
import { keepFrequency } from './keep-frequency.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const newPath = async () => join(await mkdtemp(join(tmpdir(), 'frequency-')), 'frequency.jsonl');
const seenAt = (number: number, at: number): KeptSeen => [`1 person ${number}`, at, [['2026-11-20', 1]]];

/** Starts a process at noon. */
async function start(path: string) {
  const failures: unknown[] = [];
  const frequency = createFrequency();
  const kept = keepFrequency({
    path,
    frequency,
    log: { error: (error: unknown) => void failures.push(error) } as never,
  });
  await kept.load(noon);
  return { frequency, kept, failures };
}

it('hands thousands of persons to the next process, for 30 days after the last show', async () => {
  const path = await newPath();
  const before = await start(path);
  const all = Array.from({ length: 2_500 }, (_, number) => seenAt(number, noon.getTime()));
  for (const seen of [...all, seenAt(-1, noon.getTime() - 30 * day)]) before.frequency.adopt(seen);
  await before.kept.close();
  const after = await start(path);
  expect([...after.frequency.kept()]).toEqual(all);
  // nobody else on the machine may read it
  expect((await stat(path)).mode & 0o077).toBe(0);
  await after.kept.close();
  expect([before.failures, after.failures]).toEqual([[], []]);
});

it('says so if the file can not be read, goes on with what could be, and leaves a whole one', async () => {
  const path = await newPath();
  await appendFile(path, `${JSON.stringify(seenAt(1, noon.getTime()))}\n["1 per`);
  const { kept, failures, frequency } = await start(path);
  expect(failures).toHaveLength(1);
  expect([...frequency.kept()]).toEqual([seenAt(1, noon.getTime())]);
  await kept.close();
  expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(seenAt(1, noon.getTime()))}\n`);
});
