import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { expect, it } from 'vitest';
import type { ResolvedFilter } from './build-query.ts';
import { createQuestionQueues, sizeOf, streamFromQueue } from './question-queues.ts';
import type { RollUp } from './roll-ups.ts';

const plan = (dimensions: AnalyticsDimension[], filters: ResolvedFilter[] = [], rollUp: RollUp | null = null) => ({
  question: { dimensions },
  filters,
  rollUp,
});
const of = (dimension: AnalyticsDimension, ...values: string[]) => ({ dimension, operator: 'in' as const, values });

const report = plan(['country', 'device']);
const advertPage = plan(['date'], [of('campaign', '12'), of('advert', '31')]);
const rolledUp = plan(['date'], [], { dimensions: [] } as unknown as RollUp);

it.each([
  ['a report', report, 'large'],
  ['a question for a roll-up', rolledUp, 'small'],
  ["an advert's days", advertPage, 'small'],
  ["an advert's funnel", plan([], [of('advert', '31')]), 'small'],
  ["an advert's cities", plan(['city'], [of('advert', '31')]), 'large'],
  ['several campaigns', plan(['date'], [of('campaign', '12', '13')]), 'large'],
  ['all campaigns but one', plan(['date'], [{ ...of('campaign', '12'), operator: 'not_in' }]), 'large'],
  ['a country', plan(['date'], [of('country', 'RU')]), 'large'],
])('sizes %s', (_, asked, size) => {
  expect(sizeOf(asked)).toBe(size);
});

const { signal } = new AbortController();

function createTask<Result>(result: Result) {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Result>();
  const run = () => {
    started.resolve();
    return ended.promise;
  };
  return { run, started: started.promise, end: () => ended.resolve(result) };
}

it('answers small questions while an export runs, and reports after it', async () => {
  const queues = createQuestionQueues(true);
  const file = createTask('file');
  const exported = queues.export(1, report)(file.run, signal);
  await file.started;
  const answered: string[] = [];
  const ask = (name: string, asked: typeof report) => queues.ask(2, asked)(async () => answered.push(name), signal);
  const waits = ask('report', report);
  await Promise.all([ask('page', advertPage), ask('list', rolledUp)]);
  expect(answered).toEqual(['page', 'list']);
  file.end();
  await Promise.all([exported, waits]);
  expect(answered).toEqual(['page', 'list', 'report']);
});

it('lets slow small exports leave room for questions', async () => {
  const queues = createQuestionQueues(true);
  for (const user of [1, 2, 3, 4, 5]) void queues.export(user, rolledUp)(() => new Promise<never>(() => {}), signal);
  expect(await queues.ask(6, rolledUp)(async () => 'page', signal)).toBe('page');
});

it('limits the questions of one user', async () => {
  const queues = createQuestionQueues(false);
  const tasks = Array.from({ length: 20 }, () => createTask('own'));
  const own = tasks.map((task) => queues.ask(1, report)(task.run, signal));
  expect(await queues.ask(2, report)(async () => 'other', signal)).toBe('other');
  for (const task of tasks) task.end();
  expect(new Set(await Promise.all(own))).toEqual(new Set(['own']));
});

it('drops a waiting question whose signal aborts', async () => {
  const queues = createQuestionQueues(true);
  const file = createTask('file');
  const exported = queues.export(1, report)(file.run, signal);
  const closed = new AbortController();
  let hasRun = false;
  const dropped = queues.ask(2, report)(async () => {
    hasRun = true;
  }, closed.signal);
  const next = queues.ask(3, report)(async () => 'next', signal);
  await file.started;
  closed.abort(new Error('closed'));
  await expect(dropped).rejects.toThrow('closed');
  file.end();
  expect(await next).toBe('next');
  await exported;
  expect(hasRun).toBe(false);
});

it('frees the place of a stream whose client disconnects', async () => {
  const queues = createQuestionQueues(true);
  const client = new AbortController();
  const rows = streamFromQueue(
    queues.export(1, report),
    async function* (stopped) {
      yield 'row';
      await new Promise((_, reject) => stopped.addEventListener('abort', () => reject(stopped.reason)));
    },
    client.signal,
  );
  await rows.next();
  const end = rows.next();
  const next = queues.ask(2, report)(async () => 'answered', signal);
  client.abort(new Error('closed'));
  await expect(end).rejects.toThrow('closed');
  expect(await next).toBe('answered');
});

it('frees the place of a stream whose reader stalls, and ends the stream', async () => {
  const queues = createQuestionQueues(true);
  const rows = streamFromQueue(
    queues.export(1, report),
    async function* (stopped) {
      for (;;) yield stopped.aborted;
    },
    signal,
    1,
  );
  expect(await rows.next()).toMatchObject({ value: false });
  expect(await queues.ask(2, report)(async () => 'answered', signal)).toBe('answered');
  await expect(rows.next()).rejects.toThrow('took nothing for too long');
});
