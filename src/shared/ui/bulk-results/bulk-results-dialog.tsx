import { lazy } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { BulkResultsDialogProps } from './open-results';

const OpenResults = lazy(async () => ({ default: (await import('./open-results')).OpenResults }));

/** Shows the result for each record after a bulk action partly failed. Loaded on demand. */
export const BulkResultsDialog = (props: BulkResultsDialogProps) => (
  <LazyBoundary onLoadError={props.onClose}>
    <OpenResults {...props} />
  </LazyBoundary>
);
