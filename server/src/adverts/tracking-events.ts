import type { components } from '../contract/generated/contract.d.ts';
import type { formatKind } from '../db/schema.ts';

type TrackingEvent = components['schemas']['TrackingEvent'];
export type FormatKind = (typeof formatKind.enumValues)[number];

const timeline: readonly TrackingEvent[] = [
  'start',
  'impression',
  'progress',
  'skip',
  'clickTracking',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
];

/** What lies over somebody else's video has no timeline of its own. */
const overlay: readonly TrackingEvent[] = ['show', 'clickTracking'];

/**
 * The events that trackers can name in a campaign whose format is of this kind (section 4 of the specification).
 *
 * Twin: `src/entities/advert/model/tracking-events.ts` in the application. Both are held to
 * `openapi/policies/tracking-events.ts`.
 */
export const trackingEventsOf = (kind: FormatKind): readonly TrackingEvent[] =>
  kind === 'overlay' ? overlay : timeline;
