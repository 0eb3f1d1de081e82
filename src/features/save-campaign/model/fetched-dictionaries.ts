import type { QueryClient } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { resolutionQueries } from '@/entities/resolution';
import { type ClosedList, countryCodes, type KnownEntries, type KnownList } from '@/entities/targeting';
import { remembered } from '@/shared/lib/remembered';

const codesOf = remembered((items: readonly { code: string }[]) => new Set(items.map(({ code }) => code)));
const idsOf = remembered((items: readonly { id: number }[]) => new Set(items.map(({ id }) => id)));
const writtenIdsOf = remembered((items: readonly { id: number }[]) => new Set(items.map(({ id }) => String(id))));

/** What the dictionaries have that were fetched when their lists were opened. */
export function fetchedDictionaries(queryClient: QueryClient): KnownEntries {
  const feeds = queryClient.getQueryData(dictionaryQueries.feeds().queryKey);
  const regions = queryClient.getQueryData(dictionaryQueries.regions().queryKey);
  const categories = queryClient.getQueryData(dictionaryQueries.categories().queryKey);
  const resolutions = queryClient.getQueryData(resolutionQueries.list().queryKey);
  return {
    feeds: feeds && idsOf(feeds),
    lists: {
      country: countryCodes,
      region: regions && codesOf(regions),
      categories: categories && codesOf(categories),
      resolution: resolutions && writtenIdsOf(resolutions),
    } satisfies Record<ClosedList, KnownList | undefined>,
  };
}
