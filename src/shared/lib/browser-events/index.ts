export { $isOnline, cameOnline, followConnectivityFx, wentOffline } from './connectivity';
export { focusContent } from './focus-content';
export { keepFocusUnobscured } from './keep-focus-unobscured';
export { becameVisible, followVisibilityFx } from './visibility';
export { watchEdges } from './watch-edges';
