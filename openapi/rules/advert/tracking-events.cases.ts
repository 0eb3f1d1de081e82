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

const overlay = { show: 'show', clickTracking: 'click' };

/** The VAST events by kind of format, with their names in the UI (specification, section 4). */
export const trackingEvents: Record<
  'preroll' | 'midroll' | 'postroll' | 'inpage' | 'overlay',
  Record<string, string>
> = { preroll: timeline, midroll: timeline, postroll: timeline, inpage: timeline, overlay };

/** The default event of a new tracker. */
export const firstEvents = { preroll: 'start', midroll: 'start', postroll: 'start', inpage: 'start', overlay: 'show' };
