import { lazy } from 'react';
import { LatePart } from '@/shared/ui/late-part';
import type { BulkResultsDialogProps } from './open-results';

const OpenResults = lazy(async () => ({ default: (await import('./open-results')).OpenResults }));

/** Tells what became of each record where not all went well. Fetched when it is first wanted. */
export const BulkResultsDialog = (props: BulkResultsDialogProps) => (
  <LatePart onLost={props.onClose}>
    <OpenResults {...props} />
  </LatePart>
);
