import type { PlacementState } from '@/shared/api';
import { type StateKind, StateLabel } from '@/shared/ui/state-label';
import { placementStateLabels } from '../model/placement-state';

const kinds: Record<PlacementState, StateKind> = {
  serving: 'serving',
  ready: 'ready',
  no_requests: 'missing',
  site_not_serving: 'waiting',
  stopped: 'paused',
  archived: 'archived',
};

export const PlacementStateLabel = ({ state }: { state: PlacementState }) => (
  <StateLabel state={kinds[state]}>{placementStateLabels[state]}</StateLabel>
);
