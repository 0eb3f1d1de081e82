export { placementSearch } from './model/placement-search';
export { NewPlacementPage } from './ui/new-placement-page';
export { PlacementPage } from './ui/placement-page';
