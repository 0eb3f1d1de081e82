import type { placements } from '../../platform/db/schema.ts';

interface DemoPlacement
  extends Pick<
    typeof placements.$inferInsert,
    'name' | 'floorPrice' | 'status' | 'blockedCategories' | 'blockedDomains' | 'backfillVastUrl'
  > {
  site: string;
  format: string;
  /** Days from today. */
  created: number;
  /** Minutes since the last request. */
  quiet: number;
}

/** The placements of the demo's approved sites. */
export const demoPlacements: readonly DemoPlacement[] = [
  {
    site: 'eveningnews.example',
    name: 'Before the evening programme',
    format: 'preroll',
    floorPrice: 90,
    blockedCategories: ['IAB25', 'IAB26'],
    blockedDomains: ['rivalnews.example', '*.rivalnews.example'],
    backfillVastUrl: 'https://ads.partner.example/vast?zone=118',
    created: -396,
    quiet: 2,
  },
  {
    site: 'eveningnews.example',
    name: 'Between two reports',
    format: 'midroll',
    floorPrice: 120,
    created: -301,
    quiet: 4,
  },
  {
    site: 'eveningnews.example',
    name: 'Old archive player',
    format: 'preroll',
    status: 'stopped',
    created: -395,
    quiet: 96 * 24 * 60,
  },
  {
    site: 'kitchenstories.example',
    name: 'Before a recipe',
    format: 'preroll',
    floorPrice: 60,
    created: -60,
    quiet: 26 * 60,
  },
  {
    site: 'rivertowns.example',
    name: 'Article, in the text',
    format: 'inpage',
    floorPrice: 45,
    created: -180,
    quiet: 11,
  },
  { site: 'rivertowns.example', name: 'After the report', format: 'postroll', created: -180, quiet: 3 * 24 * 60 },
  {
    site: 'dachaisad.example',
    name: 'Перед роликом о теплицах',
    format: 'preroll',
    floorPrice: 75,
    created: -190,
    quiet: 1,
  },
  {
    site: 'garagetalk.example',
    name: 'Before a test drive',
    format: 'preroll',
    floorPrice: 80,
    created: -170,
    quiet: 7,
  },
];
