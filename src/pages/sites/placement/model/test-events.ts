import { trackingEventName, trackingEventsOf } from '@preroll/rules/advert/tracking-events';
import { z } from 'zod';

/** What a player can report of a video advert, in the order in which it happens: VAST's name, and that of our reports. */
export const testEvents = [
  ...trackingEventsOf('preroll').map((event) => ({ vastName: event, name: trackingEventName(event) })),
  { vastName: 'error', name: 'error' },
] as const;

export type TestEventName = (typeof testEvents)[number]['name'];

const result = z.enum(['recorded', 'repeated', 'expired', 'refused']);

/** What became of an event. */
export type TestResult = z.output<typeof result>;

const source = z.literal('preroll-test');

/** What the frame of a test advert tells: the server's answer, then each event. */
export const testMessage = z.union([
  z.object({ source, document: z.string().max(100_000) }),
  z.object({ source, event: z.enum(testEvents.map(({ name }) => name)), result }),
]);
