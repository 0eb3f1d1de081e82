import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getAccount,
  getMe,
  getRecovery,
  getUser,
  type ListUsersSort,
  listSessions,
  listUserActivity,
  listUserChanges,
  listUserSessions,
  listUsers,
  type SupportPanel,
  type UserList,
  type UserStatus,
} from '@/shared/api';
import { infiniteList, type ListState, listQuery, pageParams, readAll } from '@/shared/lib/paging';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { toUser } from '../model/user';

export interface UserListState extends ListState<ListUsersSort> {
  /** Statuses to show, as in the URL: `working,lock`. */
  status?: string | undefined;
  panel?: SupportPanel | undefined;
  /** Only clients of this manager; 0 for users without one. */
  manager?: number | undefined;
}

/** The most options shown at once; a search finds others. */
const MAX_OPTIONS = 50;

/** Entries of a history per page. */
const HISTORY_PAGE_SIZE = 20;

const paramsOf = ({ status, panel, manager, ...state }: UserListState) => ({
  ...pageParams(state),
  status: status?.split(',') as UserStatus[] | undefined,
  panel,
  manager_id: manager,
});

const offered = (search: string) => ({ limit: MAX_OPTIONS, sort: 'name', ...(search && { search }) }) as const;

const toOptions = ({ items }: UserList): readonly ComboboxOption<number>[] =>
  items.map(({ id, name, login }) => ({ value: id, label: name, description: login }));

export const userQueries = {
  all: () => ['user'] as const,
  me: () =>
    queryOptions({
      queryKey: ['user', 'me'],
      queryFn: ({ signal }) => getMe({ signal }),
    }),
  /** The user's own account, with all data of the settings screen. */
  account: () => queryOptions({ queryKey: ['user', 'account'], queryFn: ({ signal }) => getAccount({ signal }) }),
  list: (state: UserListState) =>
    queryOptions({
      queryKey: ['user', 'list', state],
      queryFn: async ({ signal }) => {
        const { items, ...page } = await listUsers(paramsOf(state), { signal });
        return { users: items.map(toUser), ...page };
      },
      ...listQuery,
    }),
  detail: (userId: number) =>
    queryOptions({ queryKey: ['user', 'detail', userId], queryFn: ({ signal }) => getUser(userId, { signal }) }),
  sessions: (of: number | 'me') =>
    queryOptions({
      queryKey: ['user', 'sessions', of],
      queryFn: ({ signal }) => (of === 'me' ? listSessions({ signal }) : listUserSessions(of, { signal })),
    }),
  /** The history, newest first. */
  changes: (userId: number) =>
    infiniteQueryOptions({
      queryKey: ['user', 'changes', userId],
      queryFn: ({ signal, pageParam }) =>
        listUserChanges(userId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
  /** The user's changes of any records, newest first. */
  activity: (userId: number) =>
    infiniteQueryOptions({
      queryKey: ['user', 'activity', userId],
      queryFn: ({ signal, pageParam }) =>
        listUserActivity(userId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
  /** Users with a cabinet whose name or e-mail contains the text, by name. */
  found: (panel: SupportPanel | undefined, search: string) =>
    queryOptions({
      queryKey: ['user', 'found', panel, search],
      queryFn: async ({ signal }) => {
        const params = { ...offered(search), ...(panel && { panel }) };
        return toOptions(await listUsers(params, { signal }));
      },
    }),
  /** Users to whom the records of a user can be transferred, by name or e-mail. */
  newOwners: (of: number, search: string) =>
    queryOptions({
      queryKey: ['user', 'new-owners', of, search],
      queryFn: async ({ signal }) => toOptions(await listUsers({ ...offered(search), transfer_from: of }, { signal })),
    }),
  /** The user's advertisers, up to the size of one response. */
  advertisers: () =>
    queryOptions({
      queryKey: ['user', 'advertisers'],
      queryFn: async ({ signal }) =>
        (await listUsers({ panel: 'advertiser', limit: 1000 }, { signal })).items.map(toUser),
    }),
  /** The account of a recovery link. The key is a secret, so nothing is cached. */
  recovery: (key: string) =>
    queryOptions({
      queryKey: ['user', 'recovery', key],
      // the key comes from a URL that anyone can write: encoded, so that a slash cannot address another endpoint
      queryFn: ({ signal }) => getRecovery(encodeURIComponent(key), { signal }),
      gcTime: 0,
      meta: { showsRefusal: true },
    }),
};

/** Reads all users that match a list's filters, for the export. */
export const readAllUsers = async (state: UserListState) =>
  (await readAll((page) => listUsers({ ...paramsOf(state), ...page }))).map(toUser);
