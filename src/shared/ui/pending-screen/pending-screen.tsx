import { type ComponentType, createContext, use } from 'react';

/** Provided by the application, and by a layout that knows the skeletons of its screens. */
export const PendingScreenContext = createContext<ComponentType | null>(null);

/** Shown while a screen loads. The router knows it from its first line on, so it imports no other part of the kit. */
export function PendingScreen() {
  const Screen = use(PendingScreenContext);
  return Screen && <Screen />;
}
