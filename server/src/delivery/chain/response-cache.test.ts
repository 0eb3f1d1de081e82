import { expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

it('caches an answer by its key for 30 s from the request', async () => {
  let [now, asked] = [0, 0];
  const fromCache = createResponseCache<number>(
    () => true,
    () => now,
  );
  const ask = (key: string) => fromCache(key, async () => ++asked);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  now = 29_999;
  expect(await ask('a')).toBe(1);
  now = 30_000;
  expect(await ask('a')).toBe(3);
});

it('does not cache rejected answers', async () => {
  let asked = 0;
  const fromCache = createResponseCache<number>((answer) => answer > 1);
  const ask = () => fromCache('a', async () => ++asked);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

it('does not cache failures, and evicts the oldest of many answers', async () => {
  let asked = 0;
  const fromCache = createResponseCache<number>(
    () => true,
    () => 0,
  );
  await expect(fromCache('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const ask = (key: string) => fromCache(key, async () => ++asked);
  expect(await ask('a')).toBe(1);
  for (let n = 0; n < 200; n += 1) await ask(`b${n}`);
  expect(await ask('a')).toBe(202);
});
