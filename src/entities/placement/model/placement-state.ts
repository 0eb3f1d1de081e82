import type { PlacementState } from '@/shared/api';

export const placementStateLabels: Record<PlacementState, string> = {
  serving: 'Serving',
  ready: 'Ready',
  no_requests: 'No requests',
  site_not_serving: 'Site not serving',
  stopped: 'Stopped',
  archived: 'Archived',
};

/** The sentence about the state. */
export const placementStateNotes: Record<PlacementState, string> = {
  serving: 'Its player asked for adverts within the last 24 hours.',
  ready: 'Its player asks for adverts, and none has been shown on the site yet.',
  no_requests: 'No player has asked for adverts in the last 24 hours: check that the tag code is on the page.',
  site_not_serving: 'Players get no adverts until the site serves.',
  stopped: 'Players get no adverts until it is started.',
  archived: 'It is put away. Starting or stopping it restores it.',
};
