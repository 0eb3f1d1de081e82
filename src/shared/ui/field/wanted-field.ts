import { createContext, type RefObject } from 'react';

/** The path of a field that is to have the focus as soon as it is on the screen; null when none is. */
export const WantedField = createContext<RefObject<string | null>>({ current: null });
