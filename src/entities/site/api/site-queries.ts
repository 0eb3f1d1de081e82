import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getSite,
  type ListSiteFiguresParams,
  type ListSitesSort,
  type ListSitesVerification,
  listForeignPages,
  listSiteChanges,
  listSiteChecks,
  listSiteFigures,
  listSites,
  listSitesInReview,
  type SiteState,
  SiteStatus,
} from '@/shared/api';
import type { PeriodPreset } from '@/shared/lib/dates';
import { infiniteList, type ListState, listedStatuses, listQuery, pageParams, readAll } from '@/shared/lib/paging';
import { toSite } from '../model/site';

export interface SiteListState extends ListState<ListSitesSort> {
  /** The days of the figure by which the list is sorted. */
  days?: Pick<FiguresPeriod, 'date_from' | 'date_to'>;
  /** Statuses to show, as in the URL: `working,stopped`. */
  status?: string | undefined;
  /** States to show, as in the URL: `serving,returned`. */
  state?: string | undefined;
  category?: string | undefined;
  verification?: ListSitesVerification | undefined;
  /** Only sites directly in this folder; 0 for those in no folder. */
  folder?: number | undefined;
  owner?: number | undefined;
}

/** The default dates of sites' figures. */
export const sitePeriod: PeriodPreset = '7-days';

/** History entries per page. */
const HISTORY_PAGE_SIZE = 20;

/** The most options shown at once; a search finds others. */
const MAX_OPTIONS = 50;

/** Checks per page. */
const CHECKS_PAGE_SIZE = 5;

/** The page size of the review queue. */
const QUEUE_PAGE_SIZE = 50;

type FiguresPeriod = Pick<ListSiteFiguresParams, 'date_from' | 'date_to' | 'compare' | 'timezone'>;

const inUse = Object.values(SiteStatus).filter((status) => status !== 'archive' && status !== 'deleted');

const listParams = (state: SiteListState) => ({
  ...pageParams(state),
  ...state.days,
  status: listedStatuses(state, inUse),
  state: state.state?.split(',') as SiteState[] | undefined,
  category: state.category,
  verification: state.verification,
  folder_id: state.folder,
  owner_id: state.owner,
});

export const siteQueries = {
  all: () => ['site'] as const,
  lists: () => [...siteQueries.all(), 'list'] as const,
  list: (state: SiteListState) =>
    queryOptions({
      queryKey: [...siteQueries.lists(), state],
      queryFn: async ({ signal }) => {
        const { items, ...page } = await listSites(listParams(state), { signal });
        return { sites: items.map(toSite), ...page };
      },
      ...listQuery,
    }),
  /** The figures of a list in a period: the totals, and those of each site of the page. */
  listFigures: (state: SiteListState, period: FiguresPeriod) =>
    queryOptions({
      queryKey: [...siteQueries.lists(), 'figures', state, period],
      queryFn: ({ signal }) => listSiteFigures({ ...listParams(state), ...period }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** The number of archived sites. */
  archived: (folder: number | undefined) =>
    queryOptions({
      queryKey: [...siteQueries.lists(), 'archived', folder],
      queryFn: async ({ signal }) =>
        (await listSites({ status: ['archive'], folder_id: folder, limit: 1 }, { signal })).total,
    }),
  /** Unarchived sites whose names or domains contain the text, by name. */
  found: (owner: number | undefined, search: string) =>
    queryOptions({
      queryKey: [...siteQueries.lists(), 'found', owner, search],
      queryFn: async ({ signal }) => {
        const params = {
          status: inUse,
          owner_id: owner,
          limit: MAX_OPTIONS,
          sort: 'name',
          ...(search && { search }),
        } as const;
        return (await listSites(params, { signal })).items.map(toSite);
      },
    }),
  detail: (siteId: number) =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'detail', siteId],
      queryFn: async ({ signal }) => toSite(await getSite(siteId, { signal })),
    }),
  /** Hosts of other sites that send requests with this site's tags. */
  foreignPages: (siteId: number) =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'foreign-pages', siteId],
      queryFn: ({ signal }) => listForeignPages(siteId, { signal }),
    }),
  /** The checks of a site's domain, newest first. */
  checks: (siteId: number) =>
    infiniteQueryOptions({
      queryKey: [...siteQueries.all(), 'checks', siteId],
      queryFn: ({ signal, pageParam }) =>
        listSiteChecks(siteId, { after: pageParam, limit: CHECKS_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
  /** The history, newest first. */
  changes: (siteId: number) =>
    infiniteQueryOptions({
      queryKey: [...siteQueries.all(), 'changes', siteId],
      queryFn: ({ signal, pageParam }) =>
        listSiteChanges(siteId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
  /** The review queue, oldest first. */
  inReview: () =>
    infiniteQueryOptions({
      queryKey: [...siteQueries.all(), 'in review'],
      queryFn: async ({ signal, pageParam }) => {
        const { items, ...page } = await listSitesInReview({ after: pageParam, limit: QUEUE_PAGE_SIZE }, { signal });
        return { items: items.map(toSite), ...page };
      },
      ...infiniteList,
    }),
  /** The number of sites in the review queue. */
  waiting: () =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'waiting'],
      queryFn: async ({ signal }) => (await listSitesInReview({ limit: 1 }, { signal })).total,
    }),
};

/** Reads all sites that match a list's filters, with their figures, for the export. */
export const readMatchingSites = (state: SiteListState, period: FiguresPeriod) =>
  readAll(async (page) => {
    const params = { ...listParams(state), ...page };
    const { items, next } = await listSites(params);
    const { items: figures } = await listSiteFigures({ ...params, ...period });
    const byId = new Map(figures.map((row) => [row.id, row]));
    const sites = items.map((dto) => {
      const row = byId.get(dto.id);
      return { ...toSite(dto), ...(row && { figures: row.figures, currency: row.currency }) };
    });
    return { items: sites, next };
  });
