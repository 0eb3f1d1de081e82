export { $isOnline, cameOnline, followConnectivityFx, wentOffline } from './connectivity';
