import { expect, it } from 'vitest';
import { createSealer } from '../answer/sealer.ts';
import { indexOf, placement, request, toIndexed } from '../decision/decision-scene.ts';
import { newLimits } from '../limits/limits-scene.ts';
import type { Sender } from '../traffic/read-sender.ts';
import { createAnswers } from './answer-request.ts';

interface Told {
  sender?: Sender;
  isFlood?: boolean;
  isForeign?: boolean;
  isTest?: boolean;
}

it.each([
  ['the placement is stopped', [], false, false, 'not_serving'],
  ['another process delivers', [], true, false, 'unavailable'],
  ['no campaign fits', [], true, true, 'no_campaign'],
  ['what the only campaign has used is just being read', [{ id: 1 }], true, true, 'unavailable'],
])('records why a request gets no advert: %s', (_, campaigns, isServing, mayServe, reason) => {
  const answer = createAnswers({
    ...{ index: indexOf(campaigns.map(toIndexed)), limits: newLimits(), sealer: createSealer(Buffer.alloc(32, 7)) },
    ...{ publicUrl: 'https://preroll.example', mayServe: () => mayServe },
  });
  const asked = {
    request: { ...request, sender: 'person' as const, pageHost: null },
    placement: { ...placement, isServing },
  };
  const { document, events } = answer({
    ...asked,
    person: 'somebody',
    version: '3.0',
    isFlood: false,
    isForeign: false,
    isTest: false,
  });
  expect([document, events.map((event) => event.reason)]).toEqual([null, [reason]]);
});

it.each(['robot', 'prefetch', 'datacentre'] as const)(
  'keeps a request of a %s as invalid, without an advert',
  (sender) => {
    const answer = createAnswers({
      ...{ index: indexOf([]), limits: newLimits(), sealer: createSealer(Buffer.alloc(32, 7)) },
      ...{ publicUrl: 'https://preroll.example', mayServe: () => true },
    });
    const asked = {
      request: { ...request, sender, pageHost: null },
      placement,
      person: 'somebody',
      version: '3.0',
    } as const;
    const { document, events } = answer({ ...asked, isFlood: false, isForeign: false, isTest: false });
    expect([document, events]).toEqual([null, [expect.objectContaining({ kind: 'request', invalid: sender })]]);
  },
);

it.each([
  ['a page of another site', { isForeign: true }, 'foreign_page'],
  ['an address that asks too often', { isFlood: true }, 'flood'],
  ['a test of a robot, as a test', { isTest: true, sender: 'robot' as const }, 'test'],
])('keeps a request of %s as invalid', (_, { sender = 'person', ...told }: Told, invalid) => {
  const answer = createAnswers({
    ...{ index: indexOf([]), limits: newLimits(), sealer: createSealer(Buffer.alloc(32, 7)) },
    ...{ publicUrl: 'https://preroll.example', mayServe: () => true },
  });
  const asked = {
    request: { ...request, sender, pageHost: null },
    placement,
    person: 'somebody',
    version: '3.0',
  } as const;
  const { document, events } = answer({ ...asked, ...{ isFlood: false, isForeign: false, isTest: false }, ...told });
  expect([document, events]).toEqual([null, [expect.objectContaining({ kind: 'request', invalid })]]);
});
