import { type ComponentType, createContext, use } from 'react';

/** Provided by the application and by layouts, which know the skeletons of their screens. */
export const PendingScreenContext = createContext<ComponentType | null>(null);

/** Shown while a screen loads. Part of the entry chunk, so it imports no other component. */
export function PendingScreen() {
  const Screen = use(PendingScreenContext);
  return Screen && <Screen />;
}
