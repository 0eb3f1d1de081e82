import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type GroupStatus, getGroup, type ListGroupsSort, listGroupChanges, listGroups } from '@/shared/api';
import { growingList, type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { toGroup } from '../model/group';

export interface GroupListState extends ListState<ListGroupsSort> {
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** Only groups of this user. */
  owner?: number | undefined;
  /** Only groups directly in this folder; 0 for those in no folder. */
  folder?: number | undefined;
}

/** The most records found at once; typing narrows the search. */
const OFFERED = 50;

/** History entries per page. */
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
  /** Groups of an owner whose names contain the text, by name. Without an owner, all that the user may see. */
  found: (owner: number | undefined, search: string) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), 'found', owner, search],
      queryFn: async ({ signal }) => {
        const asked = { owner_id: owner, limit: OFFERED, sort: 'name', ...(search && { search }) } as const;
        return (await listGroups(asked, { signal })).items.map(toGroup);
      },
    }),
  detail: (groupId: number) =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'detail', groupId],
      queryFn: async ({ signal }) => toGroup(await getGroup(groupId, { signal })),
    }),
  /** The history of changes, newest first. */
  changes: (groupId: number) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all(), 'changes', groupId],
      queryFn: ({ signal, pageParam }) => listGroupChanges(groupId, { offset: pageParam, limit: CHANGES }, { signal }),
      ...growingList,
    }),
};
