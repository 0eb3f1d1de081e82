import { lazy } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { ReasonDialogProps } from './reason-dialog';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog')).ReasonDialog }));

/** Returns, bans or locks a site with a reason. The dialog's code is loaded when it opens. */
export const SiteReasonDialog = (props: ReasonDialogProps) => (
  <LazyBoundary onLoadError={props.onClose}>
    <ReasonDialog {...props} />
  </LazyBoundary>
);
