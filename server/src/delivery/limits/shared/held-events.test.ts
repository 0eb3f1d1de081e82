import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createHeldEvents, type HeldEvents } from './held-events.ts';

it('sifts a batch though more events are recorded all the time', async () => {
  let [isLoaded, number] = [true, 0];
  const recordAnother = async () => {
    number += 1;
    await held.record([{ serve: String(number), kind: 'show' }], async () => {});
  };
  const held: HeldEvents = createHeldEvents({
    async confirm(events) {
      if (isLoaded) await recordAnother();
      await turn();
      return events.map(() => 'own');
    },
  });
  await recordAnother();
  expect(await held.sift({ isAdopted: false, read: () => Promise.reject(new Error('not needed')) })).toBeNull();
  isLoaded = false;
});
