export { NewPlacementLink } from './ui/new-placement-link';
export { SitePlacements } from './ui/site-placements';
