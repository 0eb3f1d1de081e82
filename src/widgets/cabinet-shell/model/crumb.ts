import type { DataTag, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** A step on the way to a screen, named by a record: a new name of the record is new here too. */
export interface Crumb {
  query: { queryKey: QueryKey; queryFn: QueryFunction | SkipToken | undefined };
  nameOf: (data: unknown) => string;
  /** Address of the step, where it is not that of the route whose loader answers it. */
  to?: string | undefined;
}

/**
 * A crumb for a loader to answer: `return { crumbs: [crumb(campaignQueries.detail(id), ({ name }) => name)] }`.
 *
 * @param query options of a query that the loader has waited for
 */
export const crumb = <Key extends QueryKey, Data, Failure>(
  query: { queryKey: DataTag<Key, Data, Failure>; queryFn?: unknown },
  nameOf: (data: Data) => string,
  to?: string,
): Crumb => ({
  // the whole query: an observer without its function would leave the screen's own refresh without one
  query: { queryKey: query.queryKey, queryFn: query.queryFn as Crumb['query']['queryFn'] },
  nameOf: nameOf as Crumb['nameOf'],
  to,
});

/** The crumbs among what a loader answered. */
export const crumbsOf = (loaderData: unknown): readonly Crumb[] =>
  typeof loaderData === 'object' && loaderData !== null && 'crumbs' in loaderData
    ? (loaderData.crumbs as readonly Crumb[])
    : [];
