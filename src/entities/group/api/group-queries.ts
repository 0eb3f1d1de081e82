import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type GroupState,
  type GroupStatus,
  getGroup,
  type ListGroupFiguresParams,
  type ListGroupsSort,
  listGroupChanges,
  listGroupFigures,
  listGroups,
} from '@/shared/api';
import { infiniteList, type ListState, listedStatuses, listQuery, pageParams } from '@/shared/lib/paging';
import { toGroup } from '../model/group';

export interface GroupListState extends ListState<ListGroupsSort> {
  /** The days of the figure by which the list is sorted. */
  days?: Pick<FiguresPeriod, 'date_from' | 'date_to'>;
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** States to show, as in the URL: `serving,limit_reached`. */
  state?: string | undefined;
  owner?: number | undefined;
  /** Only groups directly in this folder; 0 for those in no folder. */
  folder?: number | undefined;
}

type FiguresPeriod = Pick<ListGroupFiguresParams, 'date_from' | 'date_to' | 'compare' | 'timezone'>;

const inUse: GroupStatus[] = ['working', 'stopped'];

const listParams = (state: GroupListState) => ({
  ...pageParams(state),
  ...state.days,
  status: listedStatuses(state, inUse),
  state: state.state?.split(',') as GroupState[] | undefined,
  owner_id: state.owner,
  folder_id: state.folder,
});

/** The most records found by a search; more text narrows it. */
const MAX_OPTIONS = 50;

/** History entries per page. */
const HISTORY_PAGE_SIZE = 20;

export const groupQueries = {
  all: () => ['group'] as const,
  lists: () => [...groupQueries.all(), 'list'] as const,
  list: (state: GroupListState) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, ...page } = await listGroups(listParams(state), { signal });
        return { groups: items.map(toGroup), ...page };
      },
      ...listQuery,
    }),
  /** The figures of a list in a period: the totals of all matching groups, and those of each group of the page. */
  listFigures: (state: GroupListState, period: FiguresPeriod) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), 'figures', state, period],
      queryFn: ({ signal }) => listGroupFigures({ ...listParams(state), ...period }, { signal }),
      ...listQuery,
    }),
  /** An owner's groups whose names contain the text, by name; without an owner, all groups that the user may see. */
  found: (owner: number | undefined, search: string) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), 'found', owner, search],
      queryFn: async ({ signal }) => {
        const params = { owner_id: owner, limit: MAX_OPTIONS, sort: 'name', ...(search && { search }) } as const;
        return (await listGroups(params, { signal })).items.map(toGroup);
      },
    }),
  /** The number of archived groups. */
  archived: (folder: number | undefined) =>
    queryOptions({
      queryKey: [...groupQueries.lists(), 'archived', folder],
      queryFn: async ({ signal }) =>
        (await listGroups({ status: ['archive'], folder_id: folder, limit: 1 }, { signal })).total,
    }),
  detail: (groupId: number) =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'detail', groupId],
      queryFn: async ({ signal }) => toGroup(await getGroup(groupId, { signal })),
    }),
  /** The history, newest first. */
  changes: (groupId: number) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all(), 'changes', groupId],
      queryFn: ({ signal, pageParam }) =>
        listGroupChanges(groupId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
};
