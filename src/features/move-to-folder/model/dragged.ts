import type { FolderKind } from '@/entities/folder';
import type { FiledRecord } from './moved-items';

type What = 'folder' | FolderKind | 'group';

const typeOf = (what: What) => `application/x-preroll-${what}`;

interface Dragged {
  id: number;
  folderId?: number | null;
}

/** Stores the dragged object. While dragging, the browser reveals only the type; the id is available on drop. */
export function writeDragged(transfer: DataTransfer, what: What, { id, folderId }: Dragged): void {
  transfer.effectAllowed = 'move';
  transfer.setData(typeOf(what), JSON.stringify({ id, folderId }));
}

export const isDragged = (transfer: DataTransfer, what: What): boolean => transfer.types.includes(typeOf(what));

/** The dropped id; undefined for another kind, and for objects from outside the application. */
export const readDragged = (transfer: DataTransfer, what: What): number | undefined => read(transfer, what)?.id;

/** The dropped record. Its name is not part of the dragged data. */
export function readDraggedRecord(transfer: DataTransfer, what: What): FiledRecord | undefined {
  const { id, folderId = null } = read(transfer, what) ?? {};
  return id === undefined ? undefined : { id, name: '', folderId };
}

function read(transfer: DataTransfer, what: What): Dragged | undefined {
  try {
    const { id, folderId }: Partial<Record<keyof Dragged, unknown>> = JSON.parse(transfer.getData(typeOf(what)));
    return isId(id) ? { id, folderId: isId(folderId) ? folderId : null } : undefined;
  } catch {
    return undefined;
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
