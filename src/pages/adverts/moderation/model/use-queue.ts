import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Advert, advertQueries, advertStateOf } from '@/entities/advert';
import { isNotFound } from '@/shared/api';
import { entriesOf } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { followQueue, type Queue } from './queue';

/** From this many entries before the end of what is loaded, the next page is fetched. */
const AHEAD = 5;

interface Followed {
  waiting: readonly Advert[] | undefined;
  wanted: number | undefined;
  queue: Queue<Advert> | undefined;
}

/** @param wanted the id of the advert in the URL */
export function useQueue(wanted: number | undefined) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(advertQueries.queue());
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const waiting = useMemo(() => data && entriesOf(data.pages), [data]);

  // it depends on what was shown before: the selected advert may have left the queue
  const [followed, setFollowed] = useState<Followed>({ waiting: undefined, wanted: undefined, queue: undefined });
  if (waiting && (waiting !== followed.waiting || wanted !== followed.wanted))
    setFollowed({ waiting, wanted, queue: followQueue(followed.queue, waiting, wanted) });
  const { queue } = followed;
  /** The advert in the URL that was worked on until nothing waited any more. */
  const [finished, setFinished] = useState<number>();

  const place = queue?.selected ? queue.items.indexOf(queue.selected) : -1;
  const isMissing = queue !== undefined && wanted !== undefined && queue.selected?.id !== wanted;
  // what isn't among those that are loaded may wait further down, or not at all: the server knows
  const sought = useQuery({ ...advertQueries.detail(wanted ?? 0), enabled: isMissing });
  const found = sought.data?.advert;
  const isFurtherDown = isMissing && found !== undefined && advertStateOf(found) === 'moderate';
  const isShort = queue !== undefined && place >= queue.items.length - AHEAD;
  const canGrow = hasNextPage && !isFetchNextPageError;
  const isDue = (isFurtherDown || isShort) && canGrow && !isFetchingNextPage;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);

  return {
    /** Undefined while it is loading, or while the advert in the URL is looked for. */
    queue: isMissing && (sought.isPending || (isFurtherDown && canGrow)) ? undefined : queue,
    /**
     * The advert in the URL if it doesn't wait: null if there is none. Undefined while the URL leads to one that waits, and
     * where it could not be read.
     */
    left:
      isMissing && wanted !== finished && !isFurtherDown
        ? (found ?? (isNotFound(sought.error) ? null : undefined))
        : undefined,
    /** The one that has waited longest. */
    oldest: waiting?.[0],
    /** Reads what waits now, even before it is on the screen. */
    readWaiting: () => {
      const now = queryClient.getQueryData(advertQueries.queue().queryKey);
      return now ? entriesOf(now.pages) : [];
    },
    place,
    /** Of all pages, with the selected advert if that has left the queue meanwhile. */
    total: Math.max(data?.pages.at(-1)?.total ?? 0, queue?.items.length ?? 0),
    more: hasNextPage ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
    /** Begins again with the first: nothing of what was shown is left. */
    restart: () => {
      setFinished(wanted);
      setFollowed({ waiting: undefined, wanted, queue: undefined });
    },
    failure: failureOf(query),
  };
}
