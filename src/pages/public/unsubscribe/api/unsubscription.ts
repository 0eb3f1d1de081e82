import { queryOptions } from '@tanstack/react-query';
import { getUnsubscription } from '@/shared/api';

/** The mailed report that a link stops. */
export const unsubscription = (key: string) =>
  queryOptions({
    queryKey: ['unsubscription', key],
    // the key comes from a URL that anyone can write: a slash in it must not address another endpoint
    queryFn: ({ signal }) => getUnsubscription(encodeURIComponent(key), { signal }),
    meta: { showsRefusal: true },
  });
