import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';

/** Shows the loading indicator until the router has matched a frame, which shows placeholders of its own. */
export function FirstLoad({ children }: { children?: ReactElement }): ReactElement {
  // `AnyRouter`, because the type of the application's router depends on this component
  const isEmpty = useRouterState<AnyRouter, boolean>({ select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {children}
      {isEmpty && <LoadingIndicator />}
    </>
  );
}
