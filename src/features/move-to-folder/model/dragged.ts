import type { FolderKind } from '@/entities/folder';

type What = 'folder' | FolderKind | 'group';

const typeOf = (what: What) => `application/x-preroll-${what}`;

/** Says what is dragged. The type is told while it is dragged over something, the ids only when it is dropped. */
export function writeDragged(transfer: DataTransfer, what: What, ids: readonly number[]): void {
  transfer.effectAllowed = 'move';
  transfer.setData(typeOf(what), JSON.stringify(ids));
}

export const isDragged = (transfer: DataTransfer, what: What): boolean => transfer.types.includes(typeOf(what));

/** The ids of what was dropped; none where it is something else, or comes from somewhere else. */
export function readDragged(transfer: DataTransfer, what: What): number[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(typeOf(what)));
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
