import { lazy } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { MoveToFolderDialogProps } from './open-move-dialog';

const OpenMoveDialog = lazy(async () => ({ default: (await import('./open-move-dialog')).OpenMoveDialog }));

/** Asks for the target folder. Loaded when first opened. */
export const MoveToFolderDialog = (props: MoveToFolderDialogProps) => (
  <LazyBoundary onLoadError={props.onClose}>
    <OpenMoveDialog {...props} />
  </LazyBoundary>
);
