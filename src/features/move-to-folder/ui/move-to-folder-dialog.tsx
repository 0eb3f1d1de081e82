import { lazy } from 'react';
import { LatePart } from '@/shared/ui/late-part';
import type { MoveToFolderDialogProps } from './open-move-dialog';

const OpenMoveDialog = lazy(async () => ({ default: (await import('./open-move-dialog')).OpenMoveDialog }));

/** Asks in which folder something shall lie. Fetched when it is first wanted. */
export const MoveToFolderDialog = (props: MoveToFolderDialogProps) => (
  <LatePart onLost={props.onClose}>
    <OpenMoveDialog {...props} />
  </LatePart>
);
