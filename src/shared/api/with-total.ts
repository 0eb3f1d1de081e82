import type { CallOptions } from './http';

/**
 * Loads one page of a list: the items from the body and the total from `X-Total-Count`. Without the header the response
 * is the complete list.
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
