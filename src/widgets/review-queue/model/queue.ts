interface Waiting {
  id: number;
}

/** The queue as shown on the screen. */
export interface Queue<Item extends Waiting> {
  /** The entries in order. An entry that has left the queue keeps its place as long as it is selected. */
  items: readonly Item[];
  /** Undefined if the queue is empty. */
  selected: Item | undefined;
}

const indexOfId = (items: readonly Waiting[], id: number | undefined) => items.findIndex((item) => item.id === id);

/**
 * Merges the server's queue into the one on the screen without changing the selection: if somebody else decides the
 * selected entry, another one must not silently take its place.
 *
 * @param before the queue on the screen, if there is one already
 * @param waiting the entries that wait now, longest first
 * @param wanted the id in the URL
 */
export function mergeQueue<Item extends Waiting>(
  before: Queue<Item> | undefined,
  waiting: readonly Item[],
  wanted: number | undefined,
): Queue<Item> {
  const known = [...waiting, ...(before?.items ?? [])];
  const selected =
    known.find(({ id }) => id === wanted) ?? known.find(({ id }) => id === before?.selected?.id) ?? waiting[0];
  if (!before || !selected || indexOfId(waiting, selected.id) >= 0) return { items: waiting, selected };
  // inserted before the first entry that used to follow it and still waits
  const later = before.items.slice(indexOfId(before.items, selected.id) + 1);
  const follower = later.find(({ id }) => indexOfId(waiting, id) >= 0);
  const place = follower ? indexOfId(waiting, follower.id) : waiting.length;
  return { items: waiting.toSpliced(place, 0, selected), selected };
}

/** The order of review after `id`: the entries after it, then those before it. */
export function orderAfter(items: readonly Waiting[], id: number): number[] {
  const ids = items.map((item) => item.id);
  const place = ids.indexOf(id);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place))];
}

/**
 * The id to review after a decision; undefined if the queue is empty.
 *
 * @param order the result of `orderAfter` at the time of the decision
 */
export function nextInQueue(order: readonly number[], waiting: readonly Waiting[]): number | undefined {
  return order.find((id) => indexOfId(waiting, id) >= 0) ?? waiting[0]?.id;
}

/** The neighbour of the selected entry: `1` for the next, `-1` for the previous; undefined at the ends. */
export function neighbourOf<Item extends Waiting>({ items, selected }: Queue<Item>, step: 1 | -1): Item | undefined {
  return selected && items[indexOfId(items, selected.id) + step];
}
