import type { Site } from '@/entities/site';
import type { SiteFigures, SiteListFigures, SiteRowFigures } from '@/shared/api';

/** A site with its results in the chosen dates; undefined while they load. */
export interface SiteRow extends Site {
  figures?: SiteFigures | undefined;
  /** Of its results. */
  currency?: string | undefined;
}

/** Puts the figures of a page to its sites. */
export function withFigures(sites: readonly Site[] | undefined, figures: SiteListFigures | undefined) {
  const byId = new Map(figures?.items.map((row) => [row.id, row]));
  return sites?.map((site): SiteRow => ({ ...site, ...figuresOf(byId.get(site.id)) }));
}

const figuresOf = (row: SiteRowFigures | undefined) => row && { figures: row.figures, currency: row.currency };
