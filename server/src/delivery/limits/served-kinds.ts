import type { EventKind } from './limited-campaign.ts';
import { readServeId } from './serve-id.ts';

/** The bit of each kind. They stand in files: don't change them. */
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

/** Serves of a page. */
export const PAGE_SERVES = 65_536;

/** The bits of consecutive serves of one process. */
export interface ServedPage {
  /** The start of the process and the number of the page. */
  name: string;
  /** 16 bits for each serve. */
  bits: Uint16Array<ArrayBuffer>;
  /** When a bit was last added, in epoch milliseconds. */
  changedAt: number;
  /** Whether a bit was added since the page was last written. */
  isUnwritten: boolean;
}

/** Which kinds of a serve have come, at some moment. */
export type HasCome = (kind: EventKind) => boolean;

/** @param bits as they stand in a page */
export const readKinds =
  (bits: number): HasCome =>
  (kind) =>
    (bits & bitOf[kind]) !== 0;

/** Which kinds of each serve came, so that each counts once. */
export interface ServedKinds {
  has(serve: string, kind: EventKind): boolean;
  /** The bits of a serve. */
  bitsOf(serve: string): number;
  /** @param at epoch milliseconds */
  add(serve: string, kind: EventKind, at: number): void;
  pages(): ServedPage[];
  /** Takes over a page that an earlier process wrote. */
  adopt(page: ServedPage): void;
  /** Drops the pages in which no bit was added since a moment. */
  dropUnchangedSince(moment: number): ServedPage[];
}

/** The page that has a serve, and its place in it. */
export function placeOf(serve: string): { name: string; index: number } {
  const { startedAt, number } = readServeId(serve);
  return { name: `${startedAt}-${Math.floor(number / PAGE_SERVES)}`, index: number % PAGE_SERVES };
}

export function createServedKinds(): ServedKinds {
  const pages = new Map<string, ServedPage>();

  const bitsOf = (serve: string) => {
    const { name, index } = placeOf(serve);
    return pages.get(name)?.bits[index] ?? 0;
  };

  return {
    bitsOf,
    has: (serve, kind) => (bitsOf(serve) & bitOf[kind]) !== 0,

    add(serve, kind, at) {
      const { name, index } = placeOf(serve);
      let page = pages.get(name);
      if (page === undefined) {
        page = { name, bits: new Uint16Array(PAGE_SERVES), changedAt: at, isUnwritten: true };
        pages.set(name, page);
      }
      page.bits[index] = (page.bits[index] ?? 0) | bitOf[kind];
      page.changedAt = Math.max(page.changedAt, at);
      page.isUnwritten = true;
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
