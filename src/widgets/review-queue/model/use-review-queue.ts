import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isNotFound } from '@/shared/api';
import { entriesOf } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { mergeQueue, type Queue } from './queue';
import type { ReviewEntry } from './review-entry';

/** The next page is fetched when the selection is this close to the end of the loaded entries. */
const PREFETCH_DISTANCE = 5;

interface Followed<Item extends ReviewEntry> {
  waiting: readonly Item[] | undefined;
  wanted: number | undefined;
  queue: Queue<Item> | undefined;
}

interface Page<Item> {
  items: readonly Item[];
  total: number;
}

/** The queries of a queue. */
interface QueueSource<Item, PageOfItems, QueueKey extends QueryKey, Raw, ItemKey extends QueryKey> {
  /** The waiting entries, longest first. */
  waiting: UseInfiniteQueryOptions<PageOfItems, Error, InfiniteData<PageOfItems>, QueueKey, string | undefined>;
  /** A single entry, whether it waits or not. */
  one: (id: number) => UseQueryOptions<Raw, Error, Item, ItemKey>;
  isWaiting: (item: Item) => boolean;
}

export interface ReviewQueueState<Item extends ReviewEntry> {
  /** Undefined while loading, or while the entry in the URL is being looked up. */
  queue: Queue<Item> | undefined;
  /**
   * The entry in the URL if it isn't waiting; null if it doesn't exist. Undefined if the URL refers to a waiting entry,
   * or if the entry could not be read.
   */
  left: Item | null | undefined;
  /** The entry that has waited longest. */
  oldest: Item | undefined;
  /** Reads the current queue from the cache, even before it is rendered. */
  readWaiting: () => readonly Item[];
  /** Index of the selected entry. */
  place: number;
  /** The number of entries on all pages, including the selected one if it has left the queue. */
  total: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  /** Starts over with the first entry, forgetting the entries that were shown. */
  restart: () => void;
  failure: ReturnType<typeof failureOf>;
}

/**
 * Follows a review queue and the entry in the URL.
 *
 * @param wanted the id in the URL
 */
export function useReviewQueue<
  Item extends ReviewEntry,
  PageOfItems extends Page<Item>,
  QueueKey extends QueryKey,
  Raw,
  ItemKey extends QueryKey,
>(source: QueueSource<Item, PageOfItems, QueueKey, Raw, ItemKey>, wanted: number | undefined): ReviewQueueState<Item> {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(source.waiting);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const waiting = useMemo(() => data && entriesOf<Item>(data.pages), [data]);

  // state, because it depends on the previous queue: the selected entry may have left the queue
  const [followed, setFollowed] = useState<Followed<Item>>({ waiting: undefined, wanted: undefined, queue: undefined });
  if (waiting && (waiting !== followed.waiting || wanted !== followed.wanted))
    setFollowed({ waiting, wanted, queue: mergeQueue(followed.queue, waiting, wanted) });
  const { queue } = followed;
  /** The entry in the URL with which the queue became empty. */
  const [finished, setFinished] = useState<number>();

  const place = queue?.selected ? queue.items.indexOf(queue.selected) : -1;
  const isMissing = queue !== undefined && wanted !== undefined && queue.selected?.id !== wanted;
  // an entry that isn't loaded may be on a later page, or not waiting: the server has to be asked
  const sought = useQuery({ ...source.one(wanted ?? 0), enabled: isMissing });
  const found = sought.data;
  const isFurtherDown = isMissing && found !== undefined && source.isWaiting(found);
  const isShort = queue !== undefined && place >= queue.items.length - PREFETCH_DISTANCE;
  const canGrow = hasNextPage && !isFetchNextPageError;
  const isDue = (isFurtherDown || isShort) && canGrow && !isFetchingNextPage;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);

  return {
    queue: isMissing && (sought.isPending || (isFurtherDown && canGrow)) ? undefined : queue,
    left:
      isMissing && wanted !== finished && !isFurtherDown
        ? (found ?? (isNotFound(sought.error) ? null : undefined))
        : undefined,
    oldest: waiting?.[0],
    readWaiting: () => {
      const now = queryClient.getQueryData<InfiniteData<PageOfItems>>(source.waiting.queryKey);
      return now ? entriesOf<Item>(now.pages) : [];
    },
    place,
    total: Math.max(data?.pages.at(-1)?.total ?? 0, queue?.items.length ?? 0),
    more: hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
    restart: () => {
      setFinished(wanted);
      setFollowed({ waiting: undefined, wanted, queue: undefined });
    },
    failure: failureOf(query),
  };
}
