import { readQuestion } from '@preroll/rules/analytics-question';
import { expect, it } from 'vitest';
import type { Asker } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { keyOfAnswer } from './answer-question.ts';

/** Managers have clients in the database; nobody else has. */
const clientsAre = (ids: readonly number[]) =>
  ({ select: () => ({ from: () => ({ where: async () => ids.map((id) => ({ id })) }) }) }) as unknown as Db;

async function keyFor(cabinet: Asker['cabinet'], id: number, { limit = 10, currency = 'USD', clients = [3] } = {}) {
  const period = { date_from: '2026-11-01', date_to: '2026-11-20', timezone: 'UTC' };
  const read = readQuestion('manager', { ...period, metrics: ['impression'] }, new Date('2026-11-25T10:00:00Z'));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const scope = await scopeOfEvents(clientsAre(clients), { user: { id }, cabinet } as Asker);
  const plan = { scope, filters: [], isInBase: false, rollUp: null, repeated: [], fullDaysTo: null };
  return keyOfAnswer({ ...plan, question: read.question }, { offset: 0, limit, currency });
}

it('is the same for those who see the same', async () => {
  expect(await keyFor('admin', 1)).toBe(await keyFor('admin', 2));
  expect(await keyFor('advertiser', 1)).toBe(await keyFor('advertiser', 1));
  expect(await keyFor('manager', 1)).toBe(await keyFor('manager', 2));
});

it('tells apart what somebody may see, the page and the currency', async () => {
  const keys = await Promise.all([
    keyFor('admin', 1),
    keyFor('advertiser', 1),
    keyFor('advertiser', 2),
    keyFor('webmaster', 1),
    keyFor('manager', 1),
    keyFor('manager', 1, { clients: [4] }),
    keyFor('admin', 1, { limit: 20 }),
    keyFor('admin', 1, { currency: 'EUR' }),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
