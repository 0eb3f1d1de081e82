import { expect, it, vi } from 'vitest';
import { notFound } from '../contract/api-error.ts';
import { changeEach } from './change-each.ts';

it('answers in the requested order, processes by id, and continues after a refusal and a failure', async () => {
  const taken: number[] = [];
  const log = { error: vi.fn() };
  const outcomes = await changeEach([9, 2, 5, 7], log, async (id) => {
    taken.push(id);
    if (id === 2) throw notFound();
    if (id === 5) throw new Error('deadlock detected');
    return `did ${id}`;
  });
  expect(taken).toEqual([2, 5, 7, 9]);
  expect(outcomes).toMatchObject([
    { id: 9, ok: true, done: 'did 9' },
    { id: 2, ok: false, refusal: { status: 404, message: 'Not found' } },
    { id: 5, ok: false, refusal: { status: 500, message: 'Internal error' } },
    { id: 7, ok: true, done: 'did 7' },
  ]);
  // the cause is only logged
  expect(log.error.mock.calls).toMatchObject([[{ id: 5 }, expect.any(String)]]);
});
