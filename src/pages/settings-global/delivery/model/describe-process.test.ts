import { expect, it } from 'vitest';
import { describeEvents, describeIndex, describeReserved, describeServing, describeWaiting } from './describe-process';

const since = new Date(2026, 10, 20, 8, 12).toISOString();

it.each([
  ['serving', 'Serving', 'since 20/11/2026, 08:12'],
  [
    'starting',
    'Cannot serve',
    'it still reads adverts, placements and what campaigns have used, since 20/11/2026, 08:12',
  ],
  ['elsewhere', 'Cannot serve', 'another process delivers from the same database, since 20/11/2026, 08:12'],
  [
    'no_room',
    'Cannot serve',
    'its disk, or what EVENT_SPOOL_MB allows, is full of events that wait, since 20/11/2026, 08:12',
  ],
  [
    'counters_away',
    'Cannot serve',
    'what campaigns have used is not known: Redis does not answer, or it is counted anew, since 20/11/2026, 08:12',
  ],
] as const)('a process that is %s', (state, words, reason) => {
  expect(describeServing({ state, since })).toMatchObject({ words, reason });
});

it.each([
  [0, 'Up to date'],
  [29, 'Up to date'],
  [30, 'Behind by 30 s'],
  [299, 'Behind by 4 min'],
  [5430, 'Behind by 1 h 30 min'],
])('describes an index that is %d s behind', (behind, words) => {
  expect(describeIndex({ index_behind: behind }).words).toBe(words);
});

it.each([
  ['open', null, 1, 'Up to date', null],
  ['open', null, 240, 'Behind by 4 min', 'events come faster than the event store takes them'],
  ['not_started', null, 0, 'Up to date', null],
  ['not_started', null, 7200, 'Not started', 'the event store starts when somebody opens a report'],
  ['away', 'It does not answer', 0, 'Not available', 'It does not answer'],
  ['away', 'It does not answer', 5, 'Behind by 5 s', 'It does not answer'],
] as const)('an event store that is %s (%s) and %d s behind', (store, error, behind, words, reason) => {
  const described = describeEvents({ event_store: store, event_store_error: error, events_behind: behind });
  expect(described).toMatchObject({ words, reason });
});

it('describes waiting events and reservations', () => {
  const reserved = [0, 1, 312].map((reservations) => describeReserved({ reservations }));
  expect(reserved).toEqual(['Nothing', 'For 1 advert on the way to viewers', 'For 312 adverts on the way to viewers']);
  expect([0, 48_200].map((bytes) => describeWaiting({ events_waiting: bytes }))).toEqual(['Nothing', '48.2 kB']);
});
