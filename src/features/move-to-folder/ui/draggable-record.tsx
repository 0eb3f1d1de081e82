import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FolderKind } from '@/entities/folder';
import { useFolderKinds } from '@/entities/session';
import { writeDragged } from '../model/dragged';

const Taken = chakra('span', { base: { cursor: 'grab' } });

interface DraggableRecordProps {
  record: FolderKind | 'group';
  id: number;
  /** Its name in a list. */
  children: ReactNode;
}

/** Lets a record be dragged onto a folder, where it lies in the person's own; the same is done by its menu. */
export function DraggableRecord({ record, id, children }: DraggableRecordProps) {
  const kinds = useFolderKinds();
  // groups lie in the folders for campaigns
  if (!kinds.includes(record === 'group' ? 'campaign' : record)) return children;
  return (
    <Taken draggable onDragStart={({ dataTransfer }) => writeDragged(dataTransfer, record, [id])}>
      {children}
    </Taken>
  );
}
