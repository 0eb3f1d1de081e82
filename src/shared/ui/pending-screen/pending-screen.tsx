import { type ComponentType, createContext, use } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';

/** Given by a frame that knows the shapes of its screens. */
export const PendingScreenContext = createContext<ComponentType>(LoadingIndicator);

/** What stands in for a screen that is on its way: that of the frame around it, so that the entry chunk has no skeletons. */
export function PendingScreen() {
  const Screen = use(PendingScreenContext);
  return <Screen />;
}
