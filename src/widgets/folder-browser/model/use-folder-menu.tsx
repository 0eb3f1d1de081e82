import { validateParent } from '@preroll/rules/campaign/folder-parent';
import { useQueryClient } from '@tanstack/react-query';
import { FolderInput, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { type Folder, folderQueries, pathOf } from '@/entities/folder';
import { MoveToFolderDialog, refreshRecords } from '@/features/move-to-folder';
import { removeFolder } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import type { MenuItem } from '@/shared/ui/menu';
import type { TreeItem } from '@/shared/ui/tree';
import type { SavedFolder } from '../api/use-save-folder';
import { FolderDialog } from '../ui/folder-dialog';
import { focusBesideFolder } from './focus-beside-folder';
import type { FolderPlace } from './folder-place';

/**
 * The menu of a folder in the tree, and the dialogs that it opens.
 *
 * @param panel contains the tree
 * @param onCreated called with a new folder
 */
export function useFolderMenu(
  folders: readonly Folder[],
  { kind, folder: current, onChange }: FolderPlace,
  panel: RefObject<HTMLElement | null>,
  onCreated: (id: number) => void,
) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<SavedFolder | null>(null);
  const [moved, setMoved] = useState<Folder | null>(null);
  const find = (id: number | null) => folders.find((folder) => folder.id === id);

  const remove = useRemoval<Folder>({
    question: ({ name }) => ({
      title: `Remove ${name}?`,
      text: 'Its contents move up one level. Nothing else is removed.',
    }),
    remove: ({ id }) => removeFolder(id),
    meta: { invalidates: [folderQueries.list(kind)] },
    onSuccess: (_result, removed) => {
      focusBesideFolder(panel.current, removed.id);
      // the contents and subfolders have moved to the parent
      if (removed.id === current) onChange(removed.parentId ?? undefined);
      return refreshRecords(queryClient, kind);
    },
  });

  const create = (parentId: number | null) => setSaved({ kind, parentId });

  const menuFor = ({ key }: TreeItem<number>): readonly MenuItem[] => {
    const folder = find(key);
    if (folder === undefined) return [];
    return [
      {
        key: 'create',
        label: 'New folder inside',
        icon: <FolderPlus aria-hidden />,
        disabledReason: validateParent(folders, null, key)?.text,
        onSelect: () => create(key),
      },
      { key: 'rename', label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setSaved({ folder }) },
      { key: 'move', label: 'Move', icon: <FolderInput aria-hidden />, onSelect: () => setMoved(folder) },
      {
        key: 'remove',
        label: 'Remove',
        icon: <Trash2 aria-hidden />,
        danger: true,
        onSelect: () => void remove(folder),
      },
    ];
  };

  const parentOf = (target: SavedFolder) =>
    'folder' in target ? undefined : pathOf(folders, target.parentId).at(-1)?.name;

  const dialogs: ReactNode = (
    <>
      {saved && (
        <FolderDialog
          saved={saved}
          parentName={parentOf(saved)}
          onSaved={(id) => 'kind' in saved && onCreated(id)}
          onClose={() => setSaved(null)}
        />
      )}
      {moved && <MoveToFolderDialog moved={{ folder: moved }} onClose={() => setMoved(null)} />}
    </>
  );

  return { menuFor, create, dialogs };
}
