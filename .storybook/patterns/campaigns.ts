import type { Quartiles } from '../../src/shared/ui/quartile-glyph';
import type { StateKind } from '../../src/shared/ui/state-label';

export interface Campaign {
  id: number;
  name: string;
  group: string;
  poster: string;
  state: { kind: StateKind; word: string; reason: string | null };
  /** The daily budget, in roubles. */
  limit: { used: number; limit: number } | null;
  shows: number;
  /** Null without shows. */
  quartiles: Quartiles | null;
  spend: number;
}

export const campaigns: readonly Campaign[] = [
  {
    id: 12,
    name: 'Spring sale',
    group: 'Clothes, 3 adverts',
    poster: 'samples/landscape.jpg',
    state: { kind: 'serving', word: 'Serving', reason: null },
    limit: { used: 3_185, limit: 5_000 },
    shows: 229_082,
    quartiles: [0.91, 0.8, 0.72, 0.66],
    spend: 20_640.23,
  },
  {
    id: 13,
    name: 'Round the corner',
    group: 'Bakery, 2 adverts',
    poster: 'samples/bakery.jpg',
    state: { kind: 'limited', word: 'Limit reached', reason: 'Daily budget' },
    limit: { used: 860, limit: 860 },
    shows: 67_252,
    quartiles: [0.94, 0.88, 0.81, 0.74],
    spend: 4_705.08,
  },
  {
    id: 14,
    name: 'Your money has a tide',
    group: 'Savings, 1 advert',
    poster: 'samples/savings.jpg',
    state: { kind: 'paused', word: 'Paused', reason: null },
    limit: null,
    shows: 0,
    quartiles: null,
    spend: 0,
  },
];

/** The shows of a week and of the previous one. */
export const days = [
  { day: '2026-11-16', now: 31_420, before: 29_870 },
  { day: '2026-11-17', now: 33_015, before: 31_206 },
  { day: '2026-11-18', now: 32_640, before: 33_911 },
  { day: '2026-11-19', now: 34_102, before: 32_480 },
  { day: '2026-11-20', now: 36_870, before: 34_075 },
  { day: '2026-11-21', now: 41_233, before: 38_640 },
  { day: '2026-11-22', now: 43_508, before: 40_112 },
];
