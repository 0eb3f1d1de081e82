import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type GroupStatus, getGroup, type ListGroupsSort, listGroupChanges, listGroups } from '@/shared/api';
import { growingList, type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { toGroup } from '../model/group';

export interface GroupListState extends ListState<ListGroupsSort> {
  /** Some of them, as the address has them: `working,stopped`. */
  status?: string | undefined;
  /** Of this person only. */
  owner?: number | undefined;
  /** What lies right in this folder; 0 is what lies in none. */
  folder?: number | undefined;
}

/** What a choice offers at once: more is found by typing. */
const OFFERED = 50;

/** Entries of the history that come at once. */
const CHANGES = 20;

export const groupQueries = {
  all: () => ['group'] as const,
  lists: () => [...groupQueries.all(), 'list'] as const,
  list: (state: GroupListState) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { status, owner, folder } = state;
        const statuses = status?.split(',') as GroupStatus[] | undefined;
        const params = { ...pageParams(state), status: statuses, owner_id: owner, folder_id: folder };
        const { items, total } = await listGroups(params, { signal });
        return { groups: items.map(toGroup), total };
      },
      ...listQuery,
    }),
  /**
   * Somebody's whose names hold the text, by name: what a choice among any number of them offers. Where several people
   * have such groups, each says whose it is.
   */
  found: (owner: number | undefined, search: string) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), 'found', owner, search],
      queryFn: async ({ signal }): Promise<readonly ComboboxOption<number>[]> => {
        const asked = { owner_id: owner, limit: OFFERED, sort: 'name', ...(search && { search }) } as const;
        const { items } = await listGroups(asked, { signal });
        const isMixed = new Set(items.map(({ owner_id }) => owner_id)).size > 1;
        return items.map(({ id, name, owner_name }) => ({
          value: id,
          label: name,
          ...(isMixed && { description: owner_name }),
        }));
      },
    }),
  detail: (groupId: number) =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'detail', groupId],
      queryFn: async ({ signal }) => toGroup(await getGroup(groupId, { signal })),
    }),
  /** Who changed what, the newest first. */
  changes: (groupId: number) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all(), 'changes', groupId],
      queryFn: ({ signal, pageParam }) => listGroupChanges(groupId, { offset: pageParam, limit: CHANGES }, { signal }),
      ...growingList,
    }),
};
