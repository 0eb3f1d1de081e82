import { useMutation, useQueryClient } from '@tanstack/react-query';
import { folderQueries } from '@/entities/folder';
import { type BulkResult, moveToFolder, updateFolder } from '@/shared/api';
import { notify, notifyWithUndo } from '@/shared/ui/toaster';
import { kindOf, type MovedItems, undoMoves } from '../model/moved-items';
import { refreshRecords } from './records-of';

interface Move {
  moved: MovedItems;
  into: number | null;
}

/**
 * Moves records, or a folder with its contents, into a folder; null moves them out of all folders. The toast names the
 * new place and offers Undo. The response has a result for each record.
 */
export function useMoveToFolder() {
  const queryClient = useQueryClient();

  const { mutate: moveBack } = useMutation({
    mutationFn: async (moves: readonly Move[]) => (await Promise.all(moves.map(send))).flat(),
    onSuccess: (results) => {
      const refused = results.find(({ ok }) => !ok);
      if (refused) notify.error(`Could not be moved back: ${refused.error}`);
      else notify.success('Moved back');
    },
    onSettled: (_data, _error, [first]) => first && refreshRecords(queryClient, kindOf(first.moved)),
  });

  return useMutation({
    mutationFn: send,
    onSuccess: (results, { moved, into }) => {
      const before = undoMoves(moved, results);
      const folder = queryClient
        .getQueryData(folderQueries.list(kindOf(moved)).queryKey)
        ?.find(({ id }) => id === into);
      const top = 'folder' in moved ? 'Moved to the top level' : 'Moved out of the folder';
      if (before.length > 0) notifyWithUndo(folder ? `Moved to ${folder.name}` : top, () => moveBack(before));
    },
    onSettled: (_data, _error, { moved }) => refreshRecords(queryClient, kindOf(moved)),
  });
}

async function send({ moved, into }: Move): Promise<readonly BulkResult[]> {
  if ('folder' in moved) {
    await updateFolder(moved.folder.id, { parent_id: into });
    return [];
  }
  const ids = moved.records.map(({ id }) => id);
  return (await moveToFolder({ kind: moved.record ?? moved.kind, ids, folder_id: into })).results;
}
