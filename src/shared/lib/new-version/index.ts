export { $newVersionReady, newVersionCheckRequested } from './new-version';
