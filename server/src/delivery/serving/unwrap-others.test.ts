import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Serve } from '../answer/serve.ts';
import { MAX_CONCURRENT_PER_HOST } from '../chain/host-concurrency-limit.ts';
import { createUnwrapper, type ForwardTarget } from './unwrap-others.ts';

/** A clock that advances to the end of the next wait only once all other work is done. */
function startClock() {
  let now = 0;
  const waiting: { at: number; end: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds: number) =>
      new Promise<void>((end) => {
        waiting.push({ at: now + milliseconds, end });
      }),
    async runUntil(work: Promise<unknown>) {
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      for (await setImmediate(); !isDone; await setImmediate()) {
        const [next] = waiting.sort((one, other) => one.at - other.at).splice(0, 1);
        if (next === undefined) throw new Error('nobody waits, and the work goes on');
        now = next.at;
        next.end();
      }
      await done;
    },
  };
}

/** Starts an unwrapper whose servers without a document never respond, and records when each was requested. */
function startUnwrapper(documents: Readonly<Record<string, string>> = {}) {
  const clock = startClock();
  const asked: Record<string, number> = {};
  const unwrap = createUnwrapper({
    outbound: {
      async fetch(url) {
        const { host } = new URL(url);
        asked[host] = clock.now();
        const document = documents[host];
        if (document === undefined) return await new Promise<never>(() => {});
        return { url, chain: [], status: 200, headers: {}, body: Buffer.from(document) };
      },
    },
    take: async () => expect.unreachable(),
    writer: { recordEvents: async () => {} },
    publicUrl: 'https://preroll.example',
    backgroundTasks: { begin: () => {} },
    clock,
  });
  const ask = (...tags: string[]) => {
    const others: ForwardTarget[] = tags.map((tag) => ({
      ...{ feedId: null, tag, key: tag, serve: {} as Serve },
      addressOf: () => 'https://preroll.example/e/1',
    }));
    return unwrap(others, { page: '', userAgent: 'A', version: '3.0' });
  };
  return { clock, asked, ask };
}

const leadingTo = (host: string) =>
  `<VAST version="3.0"><Ad><Wrapper><VASTAdTagURI>https://${host}/</VASTAdTagURI></Wrapper></Ad></VAST>`;

it.each<[string, string[], Record<string, string>, Record<string, number>, number]>([
  ['one server has all of it', ['a.example'], {}, { 'a.example': 0 }, 1_000],
  ['two share it', ['a.example', 'b.example'], {}, { 'a.example': 0, 'b.example': 500 }, 1_000],
  ['a third is not asked', ['a.example', 'b.example', 'c.example'], {}, { 'a.example': 0, 'b.example': 500 }, 1_000],
  [
    'what one leaves, the next has',
    ['a.example', 'b.example'],
    { 'a.example': '<VAST/>' },
    { 'a.example': 0, 'b.example': 0 },
    1_000,
  ],
  [
    'the servers of a chain share what it has',
    ['a.example', 'c.example'],
    { 'a.example': leadingTo('b.example') },
    { 'a.example': 0, 'b.example': 0, 'c.example': 500 },
    1_000,
  ],
])('takes a second for all servers: %s', async (_, names, documents, asked, end) => {
  const unwrapper = startUnwrapper(documents);
  await unwrapper.clock.runUntil(unwrapper.ask(...names.map((host) => `https://${host}/`)));
  expect(unwrapper.asked).toEqual(asked);
  expect(unwrapper.clock.now()).toBe(end);
});

it('skips a server whose chain leads to a busy one', async () => {
  const { clock, asked, ask } = startUnwrapper({ 'a.example': leadingTo('busy.example') });
  const inProgress = Array.from({ length: MAX_CONCURRENT_PER_HOST }, (_, at) => ask(`https://busy.example/${at}`));
  expect(await ask('https://a.example/')).toBeNull();
  expect(asked).toEqual({ 'busy.example': 0, 'a.example': 0 });
  await clock.runUntil(Promise.all(inProgress));
});
