import { trackingEventName, trackingEventsOf } from '@preroll/rules/advert/tracking-events';
import { z } from 'zod';

const error = { vastName: 'error', name: 'error' } as const;

const ofVideo = [
  ...trackingEventsOf('preroll').map((event) => ({ vastName: event, name: trackingEventName(event) })),
  error,
];

/** An overlay is a picture without a timeline. */
const ofOverlay = [
  { vastName: 'impression', name: 'impression' },
  { vastName: 'creativeView', name: 'show' },
  { vastName: 'clickTracking', name: 'click' },
  error,
] as const;

/** The events that a player can report, in order: VAST's name, and that of Preroll's reports. */
export const testEventsOf = (kind: 'video' | 'overlay'): readonly { vastName: string; name: TestEventName }[] =>
  kind === 'video' ? ofVideo : ofOverlay;

export type TestEventName = (typeof ofVideo)[number]['name'];

const result = z.enum(['recorded', 'repeated', 'expired', 'refused']);

export type TestResult = z.output<typeof result>;

const source = z.literal('preroll-test');

/** The messages of a test advert's frame: the server's answer, then each event. */
export const testMessage = z.union([
  z.object({ source, document: z.string().max(100_000) }),
  z.object({ source, event: z.enum(ofVideo.map(({ name }) => name)), result }),
]);
