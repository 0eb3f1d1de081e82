import type { Placement, PlacementState } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';

export const placementStateLabels: Record<PlacementState, string> = {
  serving: 'Serving',
  ready: 'Ready',
  no_requests: 'No requests',
  site_not_serving: 'Site not serving',
  stopped: 'Stopped',
  archived: 'Archived',
};

const notes: Record<Exclude<PlacementState, 'serving'>, string> = {
  ready: 'Its player asks for adverts, and none has been shown on the site yet.',
  no_requests: 'No player has asked for adverts in the last 24 hours: check that the tag code is on the page.',
  site_not_serving: 'Players get no adverts until the site serves.',
  stopped: 'Players get no adverts until it is started.',
  archived: 'It is put away. Starting or stopping it restores it.',
};

/** Explains the state; for a serving placement, says when its player last sent a request. */
export const placementStateNote = ({
  state,
  last_request_at: lastRequest,
}: Pick<Placement, 'state' | 'last_request_at'>): string => {
  if (state !== 'serving') return notes[state];
  return lastRequest === null ? '' : `Last request ${formatDateTime(lastRequest)}`;
};
