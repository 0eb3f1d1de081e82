export { BulkPlacementBar } from './ui/bulk-placement-bar';
export { PlacementMenu } from './ui/placement-menu';
export { PlacementSwitch } from './ui/placement-switch';
