export { $newVersionReady, newVersionLookedFor } from './new-version';
