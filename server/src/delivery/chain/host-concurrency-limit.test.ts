import { expect, it } from 'vitest';
import { createHostConcurrencyLimit, MAX_CONCURRENT_PER_HOST } from './host-concurrency-limit.ts';

it('limits the concurrent requests to a host, and continues when one ends', async () => {
  const limitPerHost = createHostConcurrencyLimit();
  const held = Array.from({ length: MAX_CONCURRENT_PER_HOST }, () => Promise.withResolvers<string>());
  const answers = held.map(({ promise }) => limitPerHost('a.example', () => promise));
  const next = () => limitPerHost('a.example', async () => 'next');
  expect(await next()).toBeUndefined();
  expect(await limitPerHost('b.example', async () => 'other')).toBe('other');

  held[0]?.resolve('first');
  expect(await answers[0]).toBe('first');
  expect(await next()).toBe('next');

  void limitPerHost('a.example', () => Promise.withResolvers<string>().promise);
  expect(await next()).toBeUndefined();
  held[1]?.reject(new Error('gone'));
  await expect(answers[1]).rejects.toThrow('gone');
  expect(await next()).toBe('next');
});
