import type { QueryClient } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { resolutionQueries } from '@/entities/resolution';
import { type ClosedList, countryCodes, type KnownEntries, type KnownList } from '@/entities/targeting';

const setOf = <Item, Entry>(items: readonly Item[] | undefined, entryOf: (item: Item) => Entry) =>
  items && new Set(items.map(entryOf));

const codeOf = ({ code }: { code: string }) => code;

/** What the dictionaries have that were fetched when their lists were opened. */
export const fetchedDictionaries = (queryClient: QueryClient): KnownEntries => ({
  feeds: setOf(queryClient.getQueryData(dictionaryQueries.feeds().queryKey), ({ id }) => id),
  lists: {
    country: countryCodes,
    region: setOf(queryClient.getQueryData(dictionaryQueries.regions().queryKey), codeOf),
    categories: setOf(queryClient.getQueryData(dictionaryQueries.categories().queryKey), codeOf),
    resolution: setOf(queryClient.getQueryData(resolutionQueries.list().queryKey), ({ id }) => String(id)),
  } satisfies Record<ClosedList, KnownList | undefined>,
});
