import { createContext, type RefObject } from 'react';

/** Path of the field that takes the focus when it mounts; null for none. */
export const FieldToFocus = createContext<RefObject<string | null>>({ current: null });
