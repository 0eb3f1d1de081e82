import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';

/** The Loading indicator until the router has a frame to show, whose parts are on their way. */
export function FirstLoad({ children }: { children?: ReactNode }): ReactElement {
  // of any router: this one is part of what the types of the application's are made from
  const isEmpty = useRouterState<AnyRouter, boolean>({ select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {children}
      {isEmpty && <LoadingIndicator />}
    </>
  );
}
