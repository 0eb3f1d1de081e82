import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulkResult, moveToFolder, updateFolder } from '@/shared/api';
import { kindOf, type Moved } from '../model/moved';
import { refreshRecords } from './records-of';

/**
 * Moves records, or a folder with its contents, into a folder; null moves them out of all folders. The response has a
 * result for each record.
 */
export function useMoveToFolder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ moved, into }: { moved: Moved; into: number | null }): Promise<readonly BulkResult[]> => {
      if ('folder' in moved) {
        await updateFolder(moved.folder.id, { parent_id: into });
        return [];
      }
      const ids = moved.records.map(({ id }) => id);
      return (await moveToFolder({ kind: moved.record ?? moved.kind, ids, folder_id: into })).results;
    },
    onSettled: (_data, _error, { moved }) => refreshRecords(queryClient, kindOf(moved)),
  });
}
