export { placementQueries } from './api/placement-queries';
export { describePlacementChange, placementLabels } from './model/describe-placement-change';
export { placementStateLabels, placementStateNote } from './model/placement-state';
export { PlacementStateLabel } from './ui/placement-state-label';
