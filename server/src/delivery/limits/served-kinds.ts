import type { EventKind } from './limited-campaign.ts';
import { parseServeId } from './serve-id.ts';

/** The bit of each kind. Stored in files: don't change them. */
export const bitOf: Record<EventKind, number> = {
  win: 1 << 0,
  impression: 1 << 1,
  show: 1 << 2,
  skip: 1 << 3,
  click: 1 << 4,
  quartile25: 1 << 5,
  quartile50: 1 << 6,
  quartile75: 1 << 7,
  quartile100: 1 << 8,
  error: 1 << 9,
};

/** The number of serves per page. */
export const SERVES_PER_PAGE = 65_536;

/** The bits of consecutive serves of one process. */
export interface ServedPage {
  /** Identifies the process by its start, and the number of the page. */
  name: string;
  /** 16 bits for each serve. */
  bits: Uint16Array<ArrayBuffer>;
  /** When a bit was last set, in epoch milliseconds. */
  changedAt: number;
  /** Whether a bit was set since the page was last written. */
  isDirty: boolean;
}

/** Whether an event of a kind has come, as of some moment. */
export type HasOccurred = (kind: EventKind) => boolean;

/** @param bits a serve's entry in a page */
export const decodeKinds =
  (bits: number): HasOccurred =>
  (kind) =>
    (bits & bitOf[kind]) !== 0;

/** Tracks which kinds of events of each serve have come, so that each counts once. */
export interface ServedKinds {
  has(serve: string, kind: EventKind): boolean;
  bitsOf(serve: string): number;
  /** @param at epoch milliseconds */
  add(serve: string, kind: EventKind, at: number): void;
  pages(): ServedPage[];
  adopt(page: ServedPage): void;
  /** Removes and returns the pages without a change since a given time. */
  dropUnchangedSince(moment: number): ServedPage[];
}

/** The page of a serve, and its index there. */
export function locateServe(serve: string): { name: string; index: number } {
  const { startedAt, number } = parseServeId(serve);
  return { name: `${startedAt}-${Math.floor(number / SERVES_PER_PAGE)}`, index: number % SERVES_PER_PAGE };
}

export function createServedKinds(): ServedKinds {
  const pages = new Map<string, ServedPage>();

  const bitsOf = (serve: string) => {
    const { name, index } = locateServe(serve);
    return pages.get(name)?.bits[index] ?? 0;
  };

  return {
    bitsOf,
    has: (serve, kind) => (bitsOf(serve) & bitOf[kind]) !== 0,

    add(serve, kind, at) {
      const { name, index } = locateServe(serve);
      let page = pages.get(name);
      if (page === undefined) {
        page = { name, bits: new Uint16Array(SERVES_PER_PAGE), changedAt: at, isDirty: true };
        pages.set(name, page);
      }
      page.bits[index] = (page.bits[index] ?? 0) | bitOf[kind];
      page.changedAt = Math.max(page.changedAt, at);
      page.isDirty = true;
    },

    pages: () => [...pages.values()],
    adopt: (page) => void pages.set(page.name, page),

    dropUnchangedSince(moment) {
      const unchanged = [...pages.values()].filter(({ changedAt }) => changedAt < moment);
      for (const { name } of unchanged) pages.delete(name);
      return unchanged;
    },
  };
}
