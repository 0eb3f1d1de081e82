import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CountersUnavailableError } from './shared-counters.ts';
import { createUnconfirmedEvents, type UnconfirmedEvents } from './unconfirmed-events.ts';

it("finishes a batch's check for events of others even if events are recorded all the time", async () => {
  let [isLoaded, number] = [true, 0];
  const recordAnother = async () => {
    number += 1;
    await unconfirmed.record([{ serve: String(number), kind: 'show' }], async () => {});
  };
  const unconfirmed: UnconfirmedEvents = createUnconfirmedEvents({
    lease: 0,
    async confirm(events) {
      if (isLoaded) await recordAnother();
      await turn();
      return events.map(() => 'own');
    },
  });
  await recordAnother();
  expect(
    await unconfirmed.filterOf({ isAdopted: false, read: () => Promise.reject(new Error('not needed')) }),
  ).toBeNull();
  isLoaded = false;
});

it('does not judge an event that this process has recorded until Redis knows about it', async () => {
  const calls: string[] = [];
  let isAway = true;
  const unconfirmed = createUnconfirmedEvents({
    lease: 0,
    async confirm(events) {
      if (isAway) throw new CountersUnavailableError();
      calls.push('confirmed');
      return events.map(() => 'own');
    },
  });
  const event = { serve: 'one', kind: 'show' } as const;
  const ask = () =>
    unconfirmed.whenFree([event], async () => {
      calls.push('asked');
      return 'repeated';
    });
  const written = Promise.withResolvers<void>();
  const recording = unconfirmed.record([event], () => written.promise);
  const again = ask();
  written.resolve();
  await recording;
  await expect(again).rejects.toThrow(CountersUnavailableError);
  await expect(ask()).rejects.toThrow(CountersUnavailableError);
  expect(calls).toEqual([]);
  isAway = false;
  expect(await ask()).toBe('repeated');
  expect(calls).toEqual(['confirmed', 'asked']);
});

it('does not judge an event that this process begins to record while another one of the call is written', async () => {
  const confirmed: string[] = [];
  const unconfirmed = createUnconfirmedEvents({
    lease: 0,
    async confirm(events) {
      confirmed.push(...events.map(({ kind }) => kind));
      return events.map(() => 'own');
    },
  });
  const view = { serve: 'one', kind: 'quartile100' } as const;
  const show = { serve: 'one', kind: 'show' } as const;
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const recordingShow = unconfirmed.record([show], () => first.promise);
  const again = unconfirmed.whenFree([view, show], async () => confirmed.toSorted());
  const recordingView = unconfirmed.record([view], () => second.promise);
  first.resolve();
  await recordingShow;
  await turn();
  second.resolve();
  await recordingView;
  expect(await again).toEqual(['quartile100', 'show']);
});

it('removes an event from its batch that another process has recorded, and skips reading later batches', async () => {
  const unconfirmed = createUnconfirmedEvents({ lease: 0, confirm: async (events) => events.map(() => 'other') });
  await unconfirmed.record([{ serve: 'one', kind: 'show' }], async () => {});
  const batch = { isAdopted: false, read: () => Promise.reject(new Error('not needed')) };
  const filter = await unconfirmed.filterOf(batch);
  const ts = '2026-11-20T10:00:00Z';
  expect((['one', 'other'] as const).map((serve) => filter?.excludes({ ts, kind: 'show', serve }))).toEqual([
    true,
    false,
  ]);
  filter?.done();
  expect(await unconfirmed.filterOf(batch)).toBeNull();
});

it('gives up on an event that another process takes too long to record', async () => {
  const unconfirmed = createUnconfirmedEvents({ lease: 1, confirm: async () => [] });
  await expect(unconfirmed.whenFree([{ serve: 'one', kind: 'show' }], async () => 'pending')).rejects.toThrow(
    CountersUnavailableError,
  );
});
