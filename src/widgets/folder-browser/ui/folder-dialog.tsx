import { lazy } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { FolderDialogProps } from './open-folder-dialog';

const OpenFolderDialog = lazy(async () => ({ default: (await import('./open-folder-dialog')).OpenFolderDialog }));

/** Asks for a folder's name. The dialog's code is loaded on first use. */
export const FolderDialog = (props: FolderDialogProps) => (
  <LazyBoundary onLoadError={props.onClose}>
    <OpenFolderDialog {...props} />
  </LazyBoundary>
);
