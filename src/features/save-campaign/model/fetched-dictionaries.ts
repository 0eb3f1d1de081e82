import { countryCodes } from '@preroll/rules/targeting/country-codes';
import type { ClosedList, Dictionary, TargetingDictionaries } from '@preroll/rules/targeting/targeting-dictionaries';
import type { QueryClient } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { resolutionQueries } from '@/entities/resolution';
import type { Feed } from '@/shared/api';
import { memoizeWeak } from '@/shared/lib/memoize';

const codesOf = memoizeWeak((items: readonly { code: string }[]) => new Set(items.map(({ code }) => code)));
const idsOf = (items: readonly { id: number }[]) => new Set(items.map(({ id }) => id));
/** Stopped feeds can't be chosen. */
const workingIdsOf = memoizeWeak((items: readonly Feed[]) => idsOf(items.filter(({ status }) => status === 'working')));
const writtenIdsOf = memoizeWeak((items: readonly { id: number }[]) => new Set(items.map(({ id }) => String(id))));

/** The dictionaries in the cache. Each is fetched when its list is opened. */
export function fetchedDictionaries(queryClient: QueryClient): TargetingDictionaries {
  const feeds = queryClient.getQueryData(dictionaryQueries.feeds().queryKey);
  const regions = queryClient.getQueryData(dictionaryQueries.regions().queryKey);
  const categories = queryClient.getQueryData(dictionaryQueries.categories().queryKey);
  const resolutions = queryClient.getQueryData(resolutionQueries.list().queryKey);
  return {
    feeds: feeds && workingIdsOf(feeds),
    lists: {
      country: countryCodes,
      region: regions && codesOf(regions),
      categories: categories && codesOf(categories),
      resolution: resolutions && writtenIdsOf(resolutions),
    } satisfies Record<ClosedList, Dictionary<string> | undefined>,
  };
}
