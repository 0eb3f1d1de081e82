import { expect, it, vi } from 'vitest';
import { createSealer } from '../answer/sealer.ts';
import { indexOf, placement, request, toIndexed } from '../decision/decision-scene.ts';
import { type DeliveryLimits, limitsInMemory } from '../limits/delivery-limits.ts';
import { newLimits } from '../limits/limits-scene.ts';
import type { Sender } from '../traffic/classify-sender.ts';
import { createAnswerer } from './answer-request.ts';

const askedOf = (sender: Sender) =>
  ({
    request: { ...request, sender, pageHost: null },
    http: { ip: '', headers: {}, query: {} },
    placement,
    viewer: { person: 'somebody', lasting: null },
    version: '3.0',
    ...{ isFlood: false, isForeign: false, isTest: false },
  }) as const;

const answersOf = (
  index: ReturnType<typeof indexOf>,
  mayServe = true,
  mayBackfill = false,
  limits: Pick<DeliveryLimits, 'refuses' | 'reserve' | 'createId'> = limitsInMemory(newLimits()),
) =>
  createAnswerer({
    ...{ index, limits, sealer: createSealer(Buffer.alloc(32, 7)) },
    ...{ publicUrl: 'https://preroll.example', mayServe: () => mayServe, mayBackfill: () => mayBackfill },
    dictionaries: () => ({ vastFeeds: [] }),
  });

it.each([
  ['the placement is stopped', [], false, false, 'not_serving'],
  ['another process delivers', [], true, false, 'unavailable'],
  ['no campaign fits', [], true, true, 'no_campaign'],
  ['the usage of the only campaign is being loaded', [{ id: 1 }], true, true, 'unavailable'],
])('records why a request gets no advert: %s', async (_, campaigns, isServing, mayServe, reason) => {
  const answer = answersOf(indexOf(campaigns.map(toIndexed)), mayServe);
  const { document, events } = await answer({ ...askedOf('person'), placement: { ...placement, isServing } });
  expect([document, events.map((event) => event.reason)]).toEqual([null, [reason]]);
});

interface Overrides {
  sender?: Sender;
  isFlood?: boolean;
  isForeign?: boolean;
  isTest?: boolean;
}

it.each<[string, Overrides, string]>([
  ['a robot', { sender: 'robot' }, 'robot'],
  ['a preloaded page', { sender: 'prefetch' }, 'prefetch'],
  ['a data centre', { sender: 'datacentre' }, 'datacentre'],
  ['a page of another site', { isForeign: true }, 'foreign_page'],
  ['an address with too many requests', { isFlood: true }, 'flood'],
  ['a test of a robot, as a test', { isTest: true, sender: 'robot' }, 'test'],
])('keeps a request of %s as invalid, without an advert', async (_, { sender = 'person', ...changes }, invalid) => {
  const { document, events } = await answersOf(indexOf([]))({ ...askedOf(sender), ...changes });
  expect([document, events]).toEqual([null, [expect.objectContaining({ kind: 'request', invalid })]]);
});

const withBackfill = { ...placement, backfill: 'https://ads.partner.example/vast?zone=118' };

it('forwards a person to the backfill while the shared counters are unavailable', async () => {
  const asked = { ...askedOf('person'), placement: withBackfill };
  const { document, events } = await answersOf(indexOf([{ id: 1 }].map(toIndexed)), false, true)(asked);
  expect(document).toContain('<VASTAdTagURI>https://ads.partner.example/vast?zone=118<');
  expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['request', 'unavailable'],
    ['backfill', undefined],
  ]);
});

it('tries only one campaign if the shared counters do not respond, and forwards the person to the backfill', async () => {
  const reserve = vi.fn(async () => ({ refusal: 'away' as const }));
  const limits = { refuses: () => null, reserve, createId: newLimits().createId };
  const index = indexOf([{ id: 1 }, { id: 2 }].map(toIndexed));
  const { events } = await answersOf(index, true, false, limits)({ ...askedOf('person'), placement: withBackfill });
  expect(reserve).toHaveBeenCalledTimes(1);
  expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['request', 'unavailable'],
    ['backfill', undefined],
  ]);
});

it.each<[string, Overrides, boolean]>([
  ['a person', {}, true],
  ['a robot', { sender: 'robot' }, false],
  ['a page of another site', { isForeign: true }, false],
])('sends %s on to the backfill when no advert fits: %3$s', async (_, { sender = 'person', ...changes }, isSent) => {
  const asked = { ...askedOf(sender), placement: withBackfill, ...changes };
  const { document, events } = await answersOf(indexOf([]))(asked);
  expect(document?.includes('<VASTAdTagURI>https://ads.partner.example/vast?zone=118<') ?? false).toBe(isSent);
  expect(events.map(({ kind }) => kind)).toEqual(isSent ? ['request', 'backfill'] : ['request']);
});
