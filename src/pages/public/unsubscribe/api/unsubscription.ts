import { queryOptions } from '@tanstack/react-query';
import { getUnsubscription } from '@/shared/api';

/** The report mail that an unsubscribe link stops. */
export const unsubscription = (key: string) =>
  queryOptions({
    queryKey: ['unsubscription', key],
    // the key comes from a URL that anyone can write: encoded, so that a slash cannot address another endpoint
    queryFn: ({ signal }) => getUnsubscription(encodeURIComponent(key), { signal }),
    meta: { showsRefusal: true },
  });
