export { $isOnline, cameOnline, followConnectivityFx, wentOffline } from './connectivity';
export { becameVisible, followVisibilityFx } from './visibility';
export { focusContent } from './focus-content';
