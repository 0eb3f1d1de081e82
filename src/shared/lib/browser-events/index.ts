export { $isOnline, cameOnline, followConnectivityFx, wentOffline } from './connectivity';
export { focusContent } from './focus-content';
export { keepFocusInSight } from './keep-focus-in-sight';
export { becameVisible, followVisibilityFx } from './visibility';
export { watchEdges } from './watch-edges';
