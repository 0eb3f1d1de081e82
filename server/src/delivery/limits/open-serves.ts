import type { Counter } from './used-counts.ts';

/** What a serve may still use: a show and, for CPM, its price. */
export interface Reservation {
  serve: string;
  campaign: number;
  /** Epoch milliseconds. */
  until: number;
  /** From which counters the show is reserved; none when it has come. */
  shows: readonly Counter[];
  /** From which counters the price is reserved; none when it is billed, and where none is reserved. */
  cash: readonly Counter[];
  price: number;
}

/** In milliseconds: so long a serve keeps its reservation. */
export const LONGEST = 2 * 60_000;

/** So many closed reservations are left in the queue before it is copied. */
const MOST_CLOSED = 10_000;

export interface OpenServes {
  /** Reserves a show, and the price where counters are given for it. */
  open(reservation: Omit<Reservation, 'until'>, at: number): void;
  of(serve: string): Reservation | undefined;
  /** Gives a part back, also when it is used. */
  release(reservation: Reservation, what: 'shows' | 'cash'): void;
  /** Gives back what has been open for too long. */
  expire(at: number): void;
  /** How many have something reserved. */
  size(): number;
}

/** @param onExpired is told of each serve whose show has not come */
export function createOpenServes(onExpired: (serve: string) => void): OpenServes {
  const byServe = new Map<string, Reservation>();
  /** In the order of time, from `first` on. */
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
      const reservation = { ...parts, until: at + LONGEST };
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
      if (first < MOST_CLOSED || first < queue.length / 2) return;
      queue = queue.slice(first);
      first = 0;
    },
  };
}
