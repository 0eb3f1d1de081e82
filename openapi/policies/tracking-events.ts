/**
 * The events that an advert's trackers can name, by the kind of its campaign's format, with the UI's names: both lists
 * of section 4 of the specification. The tests of the application and of the server walk this table.
 */

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
};

/** What lies over somebody else's video has no timeline of its own. */
const overlay = { show: 'show', clickTracking: 'click' };

export const trackingEvents: Record<
  'preroll' | 'midroll' | 'postroll' | 'inpage' | 'overlay',
  Record<string, string>
> = { preroll: timeline, midroll: timeline, postroll: timeline, inpage: timeline, overlay };

/** What a new tracker begins with: `start` wherever there is one. */
export const firstEvents = { preroll: 'start', midroll: 'start', postroll: 'start', inpage: 'start', overlay: 'show' };
