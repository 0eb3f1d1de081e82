import { expect, it } from 'vitest';
import { createHostBound, MOST_UNDER_WAY } from './host-bound.ts';

it('limits the concurrent requests to a host, and continues when one ends', async () => {
  const askHost = createHostBound();
  const held = Array.from({ length: MOST_UNDER_WAY }, () => Promise.withResolvers<string>());
  const answers = held.map(({ promise }) => askHost('a.example', () => promise));
  const next = () => askHost('a.example', async () => 'next');
  expect(await next()).toBeUndefined();
  expect(await askHost('b.example', async () => 'other')).toBe('other');

  held[0]?.resolve('first');
  expect(await answers[0]).toBe('first');
  expect(await next()).toBe('next');

  void askHost('a.example', () => Promise.withResolvers<string>().promise);
  expect(await next()).toBeUndefined();
  held[1]?.reject(new Error('gone'));
  await expect(answers[1]).rejects.toThrow('gone');
  expect(await next()).toBe('next');
});
