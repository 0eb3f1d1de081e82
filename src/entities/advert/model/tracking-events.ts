import type { TrackingEvent } from '@/shared/api';

/** VAST's names of the events and ours (specification, section 4). */
export const trackingEventNames: Record<TrackingEvent, string> = {
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

export const firstTrackingEvent: TrackingEvent = 'start';
