import type { FormatKind, TrackingEvent } from '@/shared/api';

export type { FormatKind };

/** Our names of VAST's events (specification, section 4). */
const timeline: Partial<Record<TrackingEvent, string>> = {
  start: 'win',
  impression: 'impression',
  progress: 'show',
  skip: 'skip',
  clickTracking: 'click',
  firstQuartile: 'quartile25',
  midpoint: 'quartile50',
  thirdQuartile: 'quartile75',
  complete: 'quartile100',
};

/** The shorter list: what lies over somebody else's video has no timeline of its own. */
const overlay: Partial<Record<TrackingEvent, string>> = { show: 'show', clickTracking: 'click' };

/**
 * The events that trackers can name in a campaign whose format is of this kind, with our names. The first of them is
 * what a new tracker begins with.
 *
 * Twin: `server/src/adverts/tracking-events.ts`, which decides again; both are held to
 * `openapi/policies/tracking-events.ts`.
 */
export const trackingEventsOf = (kind: FormatKind): readonly { event: TrackingEvent; name: string }[] =>
  Object.entries(kind === 'overlay' ? overlay : timeline).map(([event, name]) => ({
    event: event as TrackingEvent,
    name,
  }));

/** The name of an event wherever it may stand: in an advert of another format, for one. */
export const trackingEventName = (event: TrackingEvent): string => timeline[event] ?? overlay[event] ?? event;
