import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import { expect, it } from 'vitest';
import type { EventKind } from '../limits/limited-campaign.ts';
import { findInvalidReason } from './find-invalid-reason.ts';

interface Overrides {
  /** Seconds since the advert was served. */
  after: number;
  came?: EventKind[];
  duration?: number;
  sender?: 'robot' | 'datacentre';
  isFlood?: boolean;
}

const judge = (kind: EventKind, { after, came = [], duration = 10, sender, isFlood = false }: Overrides) =>
  findInvalidReason({
    serve: { at: 0, duration },
    kind,
    at: new Date(after * 1000),
    sender: sender ?? 'person',
    isFlood,
    hasOccurred: (earlier) => came.includes(earlier),
  });

it.each<[string, EventKind, Overrides, InvalidReason | null]>([
  ['an impression at once', 'impression', { after: 0 }, null],
  ['an impression at any time', 'impression', { after: 3_600 }, null],
  ['a robot', 'impression', { after: 1, sender: 'robot' }, 'robot'],
  ['a data centre', 'click', { after: 1, sender: 'datacentre' }, 'datacentre'],
  ['too many from one address, from any sender', 'click', { after: 1, sender: 'robot', isFlood: true }, 'flood'],
  ['a view after 80 % of the video', 'quartile100', { after: 8 }, null],
  ['a view before that', 'quartile100', { after: 7.9 }, 'too_fast'],
  ['a view of a script of unknown length', 'quartile100', { after: 1, duration: 0 }, null],
  ['an early quartile, which has no minimum time', 'quartile25', { after: 0.5 }, null],
  ['a quartile before its earlier one came', 'quartile75', { after: 6, came: ['quartile25'] }, null],
  ['a quartile after a later one', 'quartile25', { after: 6, came: ['quartile50'] }, 'too_fast'],
  ['a click within 30 s, before its impression', 'click', { after: 30 }, null],
  ['a click later, without an impression', 'click', { after: 31 }, 'no_impression'],
  ['a click later, after an impression', 'click', { after: 31, came: ['impression'] }, null],
  ['a click later, after a start alone', 'click', { after: 31, came: ['win'] }, null],
  ['a quartile later, without an impression', 'quartile50', { after: 31 }, 'no_impression'],
  ['neither a click nor a quartile, later', 'show', { after: 31 }, null],
])('judges %s', (_, kind, facts, expected) => {
  expect(judge(kind, facts)).toBe(expected);
});
