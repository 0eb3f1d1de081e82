import { validateParent } from '@preroll/rules/campaign/folder-parent';
import { type DragEvent, useRef } from 'react';
import type { Folder, FolderKind } from '@/entities/folder';
import { isDragged, readDragged, readDraggedRecord, useMoveToFolder, writeDragged } from '@/features/move-to-folder';
import { notify } from '@/shared/ui/toaster';

const recordsOf = { site: ['site'], campaign: ['campaign', 'group'], advert: ['advert'] } as const;

const notifyRefusals = (results: readonly { error?: string | undefined }[]) => {
  for (const { error } of results) if (error !== undefined) notify.error(`Could not be moved: ${error}`);
};

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null;

const placeOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem], [data-drop]') : null;

/**
 * Allows folders to be dragged into each other, and records onto folders. Events are delegated, because the tree
 * renders its own rows. The menus offer the same actions without dragging.
 */
export function useDropZone(folders: readonly Folder[], kind: FolderKind) {
  const { mutate: move } = useMoveToFolder();
  const over = useRef<HTMLElement>(null);

  const mark = (place: HTMLElement | null) => {
    over.current?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over.current = place;
  };

  const accepts = ({ dataTransfer }: DragEvent) =>
    isDragged(dataTransfer, 'folder') || recordsOf[kind].some((record) => isDragged(dataTransfer, record));

  const put = ({ dataTransfer }: DragEvent, into: number | null) => {
    const id = readDragged(dataTransfer, 'folder');
    const folder = folders.find((candidate) => candidate.id === id);
    if (folder) {
      const refusal = validateParent(folders, folder.id, into);
      if (refusal !== null) notify.error(refusal.text);
      else if (folder.parentId !== into) move({ moved: { folder }, into });
    }
    for (const record of recordsOf[kind]) {
      const dropped = readDraggedRecord(dataTransfer, record);
      if (dropped === undefined || dropped.folderId === into) continue;
      const moved = { kind, records: [dropped], ...(record === 'group' && { record }) };
      move({ moved, into }, { onSuccess: notifyRefusals });
    }
  };

  return {
    role: 'presentation',
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const id = Number(rowOf(target)?.dataset.value);
      if (Number.isSafeInteger(id)) writeDragged(dataTransfer, 'folder', { id });
    },
    onDragOver: (event: DragEvent) => {
      const place = accepts(event) ? placeOf(event.target) : null;
      // a drop is accepted by preventing the default
      if (place) event.preventDefault();
      mark(place);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) mark(null);
    },
    onDrop: (event: DragEvent) => {
      const place = placeOf(event.target);
      mark(null);
      if (!place || !accepts(event)) return;
      event.preventDefault();
      put(event, place.getAttribute('role') === 'treeitem' ? Number(place.dataset.value) : null);
    },
  } as const;
}
