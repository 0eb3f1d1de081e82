import { lazy } from 'react';
import { LatePart } from '@/shared/ui/late-part';
import type { FolderDialogProps } from './open-folder-dialog';

const OpenFolderDialog = lazy(async () => ({ default: (await import('./open-folder-dialog')).OpenFolderDialog }));

/** Asks for the name of a folder. Fetched when it is first wanted. */
export const FolderDialog = (props: FolderDialogProps) => (
  <LatePart onLost={props.onClose}>
    <OpenFolderDialog {...props} />
  </LatePart>
);
