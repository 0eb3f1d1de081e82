const timeline = {
  start: 'win',
  impression: 'impression',
  progress: 'show',
  skip: 'skip',
  clickTracking: 'click',
  firstQuartile: 'quartile25',
  midpoint: 'quartile50',
  thirdQuartile: 'quartile75',
  complete: 'quartile100',
} as const;

/** An overlay covers a publisher's video and has no timeline of its own. */
const overlay = { show: 'show', clickTracking: 'click' } as const;

export type TrackingEvent = keyof typeof timeline | keyof typeof overlay;

export type FormatKind = 'preroll' | 'midroll' | 'postroll' | 'inpage' | 'overlay';

const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as Key[];

/**
 * The VAST events that trackers can use in campaigns with this kind of format (specification, section 4). The first is
 * the default of a new tracker.
 */
export const trackingEventsOf = (kind: FormatKind): readonly TrackingEvent[] =>
  kind === 'overlay' ? keysOf(overlay) : keysOf(timeline);

const names = { ...overlay, ...timeline };

/** The platform's name of an event, including events that the advert's format doesn't have. */
export const trackingEventName = <Event extends TrackingEvent>(event: Event): (typeof names)[Event] => names[event];
