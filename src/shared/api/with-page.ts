import type { CallOptions } from './axios-client';

/**
 * Loads one page of a list whose body is a bare array: the items, and from the headers the total and the cursors of the
 * neighbouring pages. Without the headers the response is the complete list.
 *
 * @param call `(options) => listAdverts(params, options)`
 */
export async function withPage<Item>(call: (options: CallOptions) => Promise<readonly Item[]>, options?: CallOptions) {
  let page: { total?: number; next: string | null; previous: string | null } = { next: null, previous: null };
  const items = await call({
    ...options,
    onHeaders: (headers) => {
      const total = headers['x-total-count'];
      page = {
        ...(total !== undefined && { total: Number(total) }),
        next: textOf(headers['x-next-cursor']),
        previous: textOf(headers['x-previous-cursor']),
      };
    },
  });
  return { items, total: items.length, ...page };
}

const textOf = (header: unknown) => (typeof header === 'string' ? header : null);
