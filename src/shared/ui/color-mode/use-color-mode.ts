import { useSyncExternalStore } from 'react';
import { type ColorMode, readColorMode, subscribeColorMode } from './color-mode';

/** The user's choice. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribeColorMode, readColorMode);
