export { PlacementsPage } from './ui/placements-page';
