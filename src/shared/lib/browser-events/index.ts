export { $isOnline, cameOnline, followConnectivityFx, wentOffline } from './connectivity';
export { focusContent } from './focus-content';
export { becameVisible, followVisibilityFx } from './visibility';
