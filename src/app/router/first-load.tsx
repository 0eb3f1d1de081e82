import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';

/** Shows the Loading indicator until the router has matched a frame, which shows its own placeholders. */
export function FirstLoad({ children }: { children?: ReactElement }): ReactElement {
  // `AnyRouter`, because this component is part of the application router's own type
  const isEmpty = useRouterState<AnyRouter, boolean>({ select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {children}
      {isEmpty && <LoadingIndicator />}
    </>
  );
}
