import { isNewSince } from '@preroll/rules/time/compared-period';
import type { Site, WithSiteFigures } from '@/entities/site';
import type { SiteListFigures } from '@/shared/api';

export type SiteRow = Site & WithSiteFigures;

/** Adds the figures of a page to its sites. */
export function withFigures(sites: readonly Site[] | undefined, figures: SiteListFigures | undefined) {
  const byId = new Map(figures?.items.map(({ id, ...row }) => [id, row]));
  const { before_from: compared = null, timezone = '' } = figures?.period ?? {};
  return sites?.map(
    (site): SiteRow => ({ ...site, ...byId.get(site.id), isNew: isNewSince(site.createdAt, compared, timezone) }),
  );
}
