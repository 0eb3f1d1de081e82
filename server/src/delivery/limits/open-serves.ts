import type { Counter } from './usage-counts.ts';

/** What an open serve may still use: a show and, for CPM, its price. */
export interface Reservation {
  serve: string;
  campaign: number;
  /** Epoch milliseconds. */
  until: number;
  /** The counters in which the show is reserved; none once it has come. */
  shows: readonly Counter[];
  /** The counters in which the price is reserved; none once it is billed, or if none was reserved. */
  cash: readonly Counter[];
  price: number;
}

/** How long a serve keeps its reservation, in milliseconds. */
export const RESERVATION_TTL = 2 * 60_000;

/** The queue is compacted once it has this many closed reservations, and they are half of it. */
const MIN_COMPACTED = 10_000;

export interface OpenServes {
  /** Reserves a show, and the price if counters are given for it. */
  open(reservation: Omit<Reservation, 'until'>, at: number): void;
  of(serve: string): Reservation | undefined;
  /** Releases a part of a reservation, including when it was used. */
  release(reservation: Reservation, what: 'shows' | 'cash'): void;
  /** Releases what has been open for too long. */
  expire(at: number): void;
  size(): number;
}

/** @param onExpired called for each serve whose show has not come */
export function createOpenServes(onExpired: (serve: string) => void): OpenServes {
  const byServe = new Map<string, Reservation>();
  /** Ordered by time, starting at `first`. */
  let queue: Reservation[] = [];
  let first = 0;

  const release = (reservation: Reservation, what: 'shows' | 'cash') => {
    const amount = what === 'shows' ? 1 : reservation.price;
    for (const counter of reservation[what]) counter.reserved -= amount;
    reservation[what] = [];
    if (reservation.shows.length + reservation.cash.length === 0) byServe.delete(reservation.serve);
  };

  return {
    open(parts, at) {
      const reservation = { ...parts, until: at + RESERVATION_TTL };
      for (const counter of reservation.shows) counter.reserved += 1;
      for (const counter of reservation.cash) counter.reserved += reservation.price;
      byServe.set(reservation.serve, reservation);
      queue.push(reservation);
    },

    of: (serve) => byServe.get(serve),
    size: () => byServe.size,
    release,

    expire(at) {
      for (let next = queue[first]; next !== undefined && next.until <= at; next = queue[first]) {
        first += 1;
        if (next.shows.length > 0) onExpired(next.serve);
        release(next, 'shows');
        release(next, 'cash');
      }
      if (first < MIN_COMPACTED || first < queue.length / 2) return;
      queue = queue.slice(first);
      first = 0;
    },
  };
}
