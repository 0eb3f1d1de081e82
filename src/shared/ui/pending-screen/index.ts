export { PendingScreen, PendingScreenContext } from './pending-screen';
