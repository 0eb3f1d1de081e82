import { z } from 'zod';

/** What a player reports of an advert, in the order in which it happens: VAST's name and the metric in our reports. */
export const testEvents = [
  { kind: 'impression', vast: 'Impression', metric: 'impression' },
  { kind: 'win', vast: 'start', metric: 'win' },
  { kind: 'show', vast: 'progress at 2 s', metric: 'show' },
  { kind: 'quartile25', vast: 'firstQuartile', metric: 'quartile25' },
  { kind: 'quartile50', vast: 'midpoint', metric: 'quartile50' },
  { kind: 'quartile75', vast: 'thirdQuartile', metric: 'quartile75' },
  { kind: 'quartile100', vast: 'complete', metric: 'quartile100' },
  { kind: 'skip', vast: 'skip', metric: 'skip' },
  { kind: 'click', vast: 'ClickTracking', metric: 'click' },
  { kind: 'error', vast: 'Error', metric: 'error' },
] as const;

export type TestEventKind = (typeof testEvents)[number]['kind'];

/** What became of an event. */
export type TestResult = 'recorded' | 'repeated' | 'refused';

/** What the frame of a test advert tells: the server's answer, then each event. */
export const testMessage = z.union([
  z.object({ source: z.literal('preroll-test'), document: z.string().max(100_000) }),
  z.object({
    source: z.literal('preroll-test'),
    kind: z.enum(testEvents.map(({ kind }) => kind)),
    result: z.enum(['recorded', 'repeated', 'refused']),
  }),
]);
