import { expect, it } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

const stays = new AbortController().signal;

/** A task that runs until it is ended, and records its start. */
function createTask(began: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = () => {
    began.push(name);
    return promise;
  };
  return { task, end: () => resolve(name) };
}

it('runs one task at a time, in order of arrival', async () => {
  const inTurn = createTaskQueue(2);
  const began: string[] = [];
  const [first, second, other] = [createTask(began, 'first'), createTask(began, 'second'), createTask(began, 'other')];
  const ends = [inTurn(1, stays, first.task), inTurn(1, stays, second.task), inTurn(2, stays, other.task)];
  await expect.poll(() => began).toEqual(['first']);
  first.end();
  await expect.poll(() => began).toEqual(['first', 'second']);
  second.end();
  other.end();
  expect(await Promise.all(ends)).toEqual(['first', 'second', 'other']);
});

it('continues after a failed task', async () => {
  const inTurn = createTaskQueue(2);
  const failing = inTurn(1, stays, () => Promise.reject(new Error('failed')));
  const next = inTurn(1, stays, async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

it('refuses too many requests of one user, and accepts new ones after a cancellation', async () => {
  const inTurn = createTaskQueue(2);
  const began: string[] = [];
  const first = createTask(began, 'first');
  const running = inTurn(1, stays, first.task);
  const leaving = new AbortController();
  const left = expect(inTurn(1, leaving.signal, async () => began.push('left'))).rejects.toMatchObject({ status: 499 });
  await expect(inTurn(1, stays, async () => 'too much')).rejects.toMatchObject({ status: 429 });
  leaving.abort();
  await left;
  const last = inTurn(1, stays, async () => 'last');
  first.end();
  expect(await Promise.all([running, last])).toEqual(['first', 'last']);
  expect(began).toEqual(['first']);
});

it('never starts a request that is already cancelled', async () => {
  const inTurn = createTaskQueue(2);
  await expect(inTurn(1, AbortSignal.abort(), async () => 'never')).rejects.toMatchObject({ status: 499 });
  expect(await inTurn(1, stays, async () => 'next')).toBe('next');
});
