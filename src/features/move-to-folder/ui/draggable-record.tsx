import type { ReactNode } from 'react';
import type { FolderKind } from '@/entities/folder';
import { useFolderKinds } from '@/entities/session';
import { styled } from '@/shared/theme';
import { writeDragged } from '../model/dragged';

const Grip = styled('span', { base: { cursor: 'grab' } });

interface DraggableRecordProps {
  record: FolderKind | 'group';
  of: { id: number; folderId: number | null };
  /** The record's name in a list. */
  children: ReactNode;
}

/** Makes a record draggable onto a folder, if the user has folders. Its menu offers the same without dragging. */
export function DraggableRecord({ record, of: { id, folderId }, children }: DraggableRecordProps) {
  const kinds = useFolderKinds();
  // groups use the campaign folders
  if (!kinds.includes(record === 'group' ? 'campaign' : record)) return children;
  return (
    <Grip draggable onDragStart={({ dataTransfer }) => writeDragged(dataTransfer, record, { id, folderId })}>
      {children}
    </Grip>
  );
}
