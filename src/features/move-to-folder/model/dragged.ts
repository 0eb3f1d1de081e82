import type { FolderKind } from '@/entities/folder';

type What = 'folder' | FolderKind | 'group';

const typeOf = (what: What) => `application/x-preroll-${what}`;

/** Stores what is dragged. The browser reveals the type while dragging, the ids only on drop. */
export function writeDragged(transfer: DataTransfer, what: What, ids: readonly number[]): void {
  transfer.effectAllowed = 'move';
  transfer.setData(typeOf(what), JSON.stringify(ids));
}

export const isDragged = (transfer: DataTransfer, what: What): boolean => transfer.types.includes(typeOf(what));

/** The dropped ids; empty for another kind, or for something from outside the application. */
export function readDragged(transfer: DataTransfer, what: What): number[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(typeOf(what)));
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
