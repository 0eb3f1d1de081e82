import type { CallOptions } from './http';

/**
 * One page of a list whose answer is the bare array, and from its `X-Total-Count` how many records all pages have. An
 * answer without the header is the whole list.
 *
 * @param call `(options) => listAdverts(params, options)`
 */
export async function withTotal<Item>(call: (options: CallOptions) => Promise<readonly Item[]>, options?: CallOptions) {
  let total: number | undefined;
  const items = await call({
    ...options,
    onHeaders: (headers) => {
      const header = headers['x-total-count'];
      total = header === undefined ? undefined : Number(header);
    },
  });
  return { items, total: total ?? items.length };
}
