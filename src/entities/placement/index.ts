export { placementQueries } from './api/placement-queries';
export { describePlacementChange, placementLabels } from './model/describe-placement-change';
export { placementStateLabels, placementStateNotes } from './model/placement-state';
export { PlacementStateLabel } from './ui/placement-state-label';
