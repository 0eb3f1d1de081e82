import type { Site } from '@/entities/site';
import type { SiteFigures, SiteListFigures } from '@/shared/api';

/** A site with its results in the chosen dates; undefined while they load. */
export interface SiteRow extends Site {
  figures?: SiteFigures | undefined;
}

/** Puts the figures of a page to its sites. */
export function withFigures(sites: readonly Site[] | undefined, figures: SiteListFigures | undefined) {
  const byId = new Map(figures?.items.map((row) => [row.id, row.figures]));
  return sites?.map((site): SiteRow => ({ ...site, figures: byId.get(site.id) }));
}
