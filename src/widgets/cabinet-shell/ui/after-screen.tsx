import type { ReactNode } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { useOnceLoaded } from '../model/use-once-loaded';

/** What comes after the first screen and its data, with its code and its calls: components created by `lazy`. */
export const AfterScreen = ({ children }: { children: ReactNode }) =>
  useOnceLoaded() && <LazyBoundary>{children}</LazyBoundary>;
