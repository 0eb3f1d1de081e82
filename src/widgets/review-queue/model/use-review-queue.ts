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
import { followQueue, type Queue } from './queue';
import type { Reviewed } from './reviewed';

/** From this many entries before the end of what is loaded, the next page is fetched. */
const AHEAD = 5;

interface Followed<Item extends Reviewed> {
  waiting: readonly Item[] | undefined;
  wanted: number | undefined;
  queue: Queue<Item> | undefined;
}

interface Page<Item> {
  items: readonly Item[];
  total: number;
}

/** Where a queue comes from. */
interface QueueSource<Item, PageOfItems, QueueKey extends QueryKey, Raw, ItemKey extends QueryKey> {
  /** What waits, the longest first. */
  waiting: UseInfiniteQueryOptions<PageOfItems, Error, InfiniteData<PageOfItems>, QueueKey, string | undefined>;
  /** One that may wait or not. */
  one: (id: number) => UseQueryOptions<Raw, Error, Item, ItemKey>;
  isWaiting: (item: Item) => boolean;
}

export interface ReviewQueueState<Item extends Reviewed> {
  /** Undefined while it is loading, or while the one in the URL is looked for. */
  queue: Queue<Item> | undefined;
  /**
   * The one in the URL if it doesn't wait: null if there is none. Undefined while the URL leads to one that waits, and
   * where it could not be read.
   */
  left: Item | null | undefined;
  /** The one that has waited longest. */
  oldest: Item | undefined;
  /** Reads what waits now, even before it is on the screen. */
  readWaiting: () => readonly Item[];
  /** The place of the selected one, from 0. */
  place: number;
  /** Of all pages, with the selected one if that has left the queue meanwhile. */
  total: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  /** Begins again with the first: nothing of what was shown is left. */
  restart: () => void;
  failure: ReturnType<typeof failureOf>;
}

/**
 * Follows what waits for review, and the one in the URL.
 *
 * @param wanted the id in the URL
 */
export function useReviewQueue<
  Item extends Reviewed,
  PageOfItems extends Page<Item>,
  QueueKey extends QueryKey,
  Raw,
  ItemKey extends QueryKey,
>(source: QueueSource<Item, PageOfItems, QueueKey, Raw, ItemKey>, wanted: number | undefined): ReviewQueueState<Item> {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(source.waiting);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const waiting = useMemo(() => data && entriesOf<Item>(data.pages), [data]);

  // it depends on what was shown before: the selected advert may have left the queue
  const [followed, setFollowed] = useState<Followed<Item>>({ waiting: undefined, wanted: undefined, queue: undefined });
  if (waiting && (waiting !== followed.waiting || wanted !== followed.wanted))
    setFollowed({ waiting, wanted, queue: followQueue(followed.queue, waiting, wanted) });
  const { queue } = followed;
  /** The one in the URL that was worked on until nothing waited any more. */
  const [finished, setFinished] = useState<number>();

  const place = queue?.selected ? queue.items.indexOf(queue.selected) : -1;
  const isMissing = queue !== undefined && wanted !== undefined && queue.selected?.id !== wanted;
  // what isn't among those that are loaded may wait further down, or not at all: the server knows
  const sought = useQuery({ ...source.one(wanted ?? 0), enabled: isMissing });
  const found = sought.data;
  const isFurtherDown = isMissing && found !== undefined && source.isWaiting(found);
  const isShort = queue !== undefined && place >= queue.items.length - AHEAD;
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
