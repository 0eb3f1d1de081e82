interface Waiting {
  id: number;
}

/** The queue as it is on the screen. */
export interface Queue<Item extends Waiting> {
  /** The entries in their order. One that has left meanwhile stays in its place as long as it is selected. */
  items: readonly Item[];
  /** Undefined if nothing waits. */
  selected: Item | undefined;
}

const placeOf = (items: readonly Waiting[], id: number | undefined) => items.findIndex((item) => item.id === id);

/**
 * Follows what waits on the server without moving the selection: what somebody else has decided must not be
 * replaced under the reviewer's hands by one that they haven't seen.
 *
 * @param before the queue on the screen, if there is one already
 * @param waiting what waits now, the longest first
 * @param wanted the id in the URL
 */
export function followQueue<Item extends Waiting>(
  before: Queue<Item> | undefined,
  waiting: readonly Item[],
  wanted: number | undefined,
): Queue<Item> {
  const known = [...waiting, ...(before?.items ?? [])];
  const selected =
    known.find(({ id }) => id === wanted) ?? known.find(({ id }) => id === before?.selected?.id) ?? waiting[0];
  if (!before || !selected || placeOf(waiting, selected.id) >= 0) return { items: waiting, selected };
  // before the first of those that came after it
  const later = before.items.slice(placeOf(before.items, selected.id) + 1);
  const follower = later.find(({ id }) => placeOf(waiting, id) >= 0);
  const place = follower ? placeOf(waiting, follower.id) : waiting.length;
  return { items: waiting.toSpliced(place, 0, selected), selected };
}

/** The ids in the order in which they are to be reviewed once `id` is done: those after it, then those before it. */
export function orderAfter(items: readonly Waiting[], id: number): number[] {
  const ids = items.map((item) => item.id);
  const place = ids.indexOf(id);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place))];
}

/**
 * What to review after a decision; undefined if nothing waits any more.
 *
 * @param order what `orderAfter` said when the decision was made
 */
export function nextInQueue(order: readonly number[], waiting: readonly Waiting[]): number | undefined {
  return order.find((id) => placeOf(waiting, id) >= 0) ?? waiting[0]?.id;
}

/** The neighbour of the selected entry: `1` for the next, `-1` for the previous. The ends have none beyond them. */
export function neighbourOf<Item extends Waiting>({ items, selected }: Queue<Item>, step: 1 | -1): Item | undefined {
  return selected && items[placeOf(items, selected.id) + step];
}
