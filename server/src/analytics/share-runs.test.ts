import { expect, it } from 'vitest';
import { limitConcurrency } from '../media/limit-concurrency.ts';
import { shareRuns } from './share-runs.ts';

const nobodyLeaves = new AbortController().signal;

/** A line of one, and runs that are ended by hand, in their order. */
function scene() {
  const line = limitConcurrency(1);
  const share = shareRuns<number>();
  const runs: { key: string; end(): void; signal: AbortSignal }[] = [];
  const ask = (key: string, signal = nobodyLeaves) =>
    share(
      key,
      line,
      (shared) => {
        const { promise, resolve } = Promise.withResolvers<number>();
        const number = runs.push({ key, end: () => resolve(number), signal: shared });
        return promise;
      },
      signal,
    );
  const begun = (count: number) => expect.poll(() => runs.length).toBe(count);
  return { ask, runs, begun };
}

it('runs once for all who wait for the same', async () => {
  const { ask, runs, begun } = scene();
  const first = ask('a');
  await begun(1);
  const [second, third, other] = [ask('a'), ask('a'), ask('b')];
  runs[0]?.end();
  await begun(2);
  // the second run has begun, so it may not know of what came since
  const late = ask('a');
  runs[1]?.end();
  await begun(3);
  runs[2]?.end();
  await begun(4);
  runs[3]?.end();
  expect(await Promise.all([first, second, third, other, late])).toEqual([1, 2, 2, 3, 4]);
  expect(runs.map(({ key }) => key)).toEqual(['a', 'a', 'b', 'a']);
});

it('goes on while somebody waits', async () => {
  const { ask, runs, begun } = scene();
  const [leaving, alsoLeaving] = [new AbortController(), new AbortController()];
  const first = ask('a', leaving.signal);
  const second = ask('a', alsoLeaving.signal);
  await begun(1);
  leaving.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(runs[0]?.signal.aborted).toBe(false);
  alsoLeaving.abort(new Error('left too'));
  await expect(second).rejects.toThrow('left too');
  expect(runs[0]?.signal.aborted).toBe(true);
});

it('leaves the line when nobody waits any more, and begins anew for whoever comes then', async () => {
  const { ask, runs, begun } = scene();
  const before = ask('b');
  await begun(1);
  const leaving = new AbortController();
  const left = ask('a', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const later = ask('a');
  runs[0]?.end();
  await begun(2);
  runs[1]?.end();
  expect(await Promise.all([before, later])).toEqual([1, 2]);
});

it('tells each of them of a failure', async () => {
  const share = shareRuns<number>();
  const ask = () =>
    share(
      'a',
      limitConcurrency(1),
      async () => {
        throw new Error('no store');
      },
      nobodyLeaves,
    );
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
