import type { DataTag, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** A breadcrumb with the name of a record. It observes the record's query, so it follows a renaming. */
export interface Crumb {
  query: { queryKey: QueryKey; queryFn: QueryFunction | SkipToken | undefined };
  nameOf: (data: unknown) => string;
  /** Target of the breadcrumb; by default the route whose loader returns it. */
  to?: string | undefined;
}

/**
 * Creates a breadcrumb in a loader: `return { crumbs: [crumb(campaignQueries.detail(id), ({ name }) => name)] }`.
 *
 * @param query options of a query that the loader has awaited
 */
export const crumb = <Key extends QueryKey, Data, Failure>(
  query: { queryKey: DataTag<Key, Data, Failure>; queryFn?: unknown },
  nameOf: (data: Data) => string,
  to?: string,
): Crumb => ({
  // includes the query function: an observer without one would break refetches by the screen
  query: { queryKey: query.queryKey, queryFn: query.queryFn as Crumb['query']['queryFn'] },
  nameOf: nameOf as Crumb['nameOf'],
  to,
});

export const crumbsOf = (loaderData: unknown): readonly Crumb[] =>
  typeof loaderData === 'object' && loaderData !== null && 'crumbs' in loaderData
    ? (loaderData.crumbs as readonly Crumb[])
    : [];
