import { type DragEvent, useRef } from 'react';
import { type Folder, type FolderKind, refuseParent } from '@/entities/folder';
import { isDragged, readDragged, useMoveToFolder, writeDragged } from '@/features/move-to-folder';
import { notify } from '@/shared/ui/toaster';

const recordsOf = { site: ['site'], campaign: ['campaign', 'group'], advert: ['advert'] } as const;

const tellRefusals = (results: readonly { error?: string | undefined }[]) => {
  for (const { error } of results) if (error !== undefined) notify.error(`It could not be moved: ${error}`);
};

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null;

const placeOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem], [data-drop]') : null;

/**
 * Lets folders be dragged into each other, and records be dropped on them. By delegation, for a tree's rows are its
 * own; all of it can be done by the menus as well.
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
    const [id] = readDragged(dataTransfer, 'folder');
    const folder = folders.find((candidate) => candidate.id === id);
    if (folder) {
      const refusal = refuseParent(folders, folder.id, into);
      if (refusal !== null) notify.error(refusal);
      else if (folder.parentId !== into) move({ moved: { folder }, into });
    }
    for (const record of recordsOf[kind]) {
      // what is dragged says its number only
      const records = readDragged(dataTransfer, record).map((id) => ({ id, name: '' }));
      const moved = { kind, records, ...(record === 'group' && { record }) };
      if (records.length > 0) move({ moved, into }, { onSuccess: tellRefusals });
    }
  };

  return {
    role: 'presentation',
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const id = Number(rowOf(target)?.dataset.value);
      if (Number.isSafeInteger(id)) writeDragged(dataTransfer, 'folder', [id]);
    },
    onDragOver: (event: DragEvent) => {
      const place = accepts(event) ? placeOf(event.target) : null;
      // to prevent is to accept
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
