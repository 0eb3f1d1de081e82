import { EventEmitter } from 'node:events';
import type { AnalyticsDimension } from '@preroll/rules/analytics-dimensions';
import { expect, it } from 'vitest';
import { streamWhileConnected } from '../reach/while-connected.ts';
import type { ResolvedFilter } from './build-query.ts';
import { questionTurns, sizeOf, streamInTurn } from './question-turns.ts';
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
  ['what is rolled up', rolledUp, 'rolled_up'],
  ["an advert's days", advertPage, 'narrow'],
  ["an advert's funnel", plan([], [of('advert', '31')]), 'narrow'],
  ["an advert's cities", plan(['city'], [of('advert', '31')]), 'large'],
  ['several campaigns', plan(['date'], [of('campaign', '12', '13')]), 'large'],
  ['all campaigns but one', plan(['date'], [{ ...of('campaign', '12'), operator: 'not_in' }]), 'large'],
  ['a country', plan(['date'], [of('country', 'RU')]), 'large'],
])('%s is sized', (_, asked, size) => {
  expect(sizeOf(asked)).toBe(size);
});

const nobodyLeaves = new AbortController().signal;

/** A file that is written until it is ended. */
function file(turnOf: ReturnType<typeof questionTurns>['fileTurnOf'], userId: number, signal = nobodyLeaves) {
  const rows = streamInTurn(
    turnOf(userId, report),
    async function* () {
      for (;;) yield 'row';
    },
    signal,
  );
  return { begun: rows.next(), end: () => rows.return(undefined) };
}

it('pages of records wait for no file, and reports do', async () => {
  const { fileTurnOf: turnOf } = questionTurns(true);
  const { begun, end } = file(turnOf, 1);
  await begun;
  const answered: string[] = [];
  const ask = async (name: string, asked: Parameters<typeof turnOf>[1]) =>
    turnOf(
      2,
      asked,
    )(async () => {
      answered.push(name);
    });
  const waits = ask('report', report);
  await Promise.all([ask('page', advertPage), ask('list', rolledUp)]);
  expect(answered).toEqual(['page', 'list']);
  await end();
  await waits;
  expect(answered).toEqual(['page', 'list', 'report']);
});

it('files that are rolled up leave room for pages, however slowly they are read', async () => {
  const { laneOf, lineOf, fileTurnOf } = questionTurns(true);
  const nobodyReads = new Promise<never>(() => {});
  for (const user of [1, 2, 3, 4, 5]) void fileTurnOf(user, rolledUp)(() => nobodyReads);
  expect(await laneOf(6, rolledUp)(() => lineOf(rolledUp)(async () => 'page'))).toBe('page');
});

it('an embedded store answers four questions at once that are rolled up', async () => {
  const { lineOf } = questionTurns(true);
  const ends: (() => void)[] = [];
  const asked = Array.from({ length: 5 }, () =>
    lineOf(rolledUp)(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  expect(ends).toHaveLength(4);
  ends[0]?.();
  await asked[0];
  expect(ends).toHaveLength(5);
  for (const end of ends) end();
  await Promise.all(asked);
});

it('five reports of one user that wait leave room for the pages', async () => {
  const { fileTurnOf: turnOf } = questionTurns(true);
  const { begun, end } = file(turnOf, 1);
  await begun;
  const reports = Array.from({ length: 5 }, () => turnOf(2, report)(async () => 'report'));
  expect(await turnOf(2, advertPage)(async () => 'page')).toBe('page');
  await end();
  expect(await Promise.all(reports)).toHaveLength(5);
});

it('what waits for a browser that has closed leaves the line', async () => {
  const { fileTurnOf: turnOf } = questionTurns(true);
  const first = file(turnOf, 1);
  await first.begun;
  const closes = new AbortController();
  const second = file(turnOf, 2, closes.signal);
  closes.abort(new Error('closed'));
  await expect(second.begun).rejects.toThrow('closed');
  const third = file(turnOf, 3);
  await first.end();
  expect(await third.begun).toMatchObject({ value: 'row' });
  await third.end();
});

it('a browser that closes while its file is written gives back its turn', async () => {
  const { fileTurnOf: turnOf } = questionTurns(true);
  const socket = Object.assign(new EventEmitter(), { destroyed: false });
  const rows = streamWhileConnected({ raw: { socket } }, (signal) =>
    streamInTurn(
      turnOf(1, report),
      async function* () {
        yield 'row';
        // the store takes its time
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      signal,
    ),
  );
  await rows.next();
  const end = rows.next();
  const next = turnOf(2, report)(async () => 'answered');
  socket.emit('close');
  expect(await end).toMatchObject({ done: true });
  expect(await next).toBe('answered');
  expect(socket.listenerCount('close')).toBe(0);
});

it('a reader that takes nothing for too long gives back its turn, and gets no more', async () => {
  const { fileTurnOf: turnOf } = questionTurns(true);
  const rows = streamInTurn(
    turnOf(1, report),
    async function* (signal) {
      for (;;) yield signal.aborted;
    },
    nobodyLeaves,
    1,
  );
  expect(await rows.next()).toMatchObject({ value: false });
  expect(await turnOf(2, report)(async () => 'answered')).toBe('answered');
  await expect(rows.next()).rejects.toThrow('took nothing for too long');
});
