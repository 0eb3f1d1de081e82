import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createCounter, tooManyRequests } from './counter.ts';

it('drops the least recently active visitors, so that memory stays bounded', async () => {
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  let name = '';
  const count = createCounter(app, { max: 3, timeWindow: '1 hour', keyGenerator: () => name });
  const by = async (visitor: string) => {
    name = visitor;
    return (await count({ routeOptions: { config: {} } } as FastifyRequest)).remaining;
  };
  expect([await by('first'), await by('first')]).toEqual([2, 1]);
  for (let other = 0; other < 4999; other += 1) await by(`other ${other}`);
  expect(await by('first')).toBe(0);
  for (let other = 0; other < 5000; other += 1) await by(`another ${other}`);
  expect(await by('first')).toBe(2);
  await app.close();
});

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
  [3600, '60 minutes'],
])('says how long to wait: %i seconds are %s', (seconds, wait) => {
  const { status, message, headers } = tooManyRequests('messages', seconds);
  expect([status, message]).toEqual([429, `Too many messages. Try again in ${wait}.`]);
  expect(headers).toEqual({ 'Retry-After': String(seconds) });
});
