import type { DataTag, QueryKey } from '@tanstack/react-query';

/** A step on the way to a screen, named by a record: a new name of the record is new here too. */
export interface Crumb {
  queryKey: QueryKey;
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
  query: { queryKey: DataTag<Key, Data, Failure> },
  nameOf: (data: Data) => string,
  to?: string,
): Crumb => ({ queryKey: query.queryKey, nameOf: nameOf as Crumb['nameOf'], to });

/** The crumbs among what a loader answered. */
export const crumbsOf = (loaderData: unknown): readonly Crumb[] =>
  typeof loaderData === 'object' && loaderData !== null && 'crumbs' in loaderData
    ? (loaderData.crumbs as readonly Crumb[])
    : [];
