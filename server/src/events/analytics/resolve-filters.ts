import type { AnalyticsFilter } from '@preroll/rules/analytics/analytics-filters';
import { type SQL, sql } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Requester } from '../../platform/access/viewer.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, sites } from '../../platform/db/schema.ts';
import type { ResolvedFilter } from './build-query.ts';
import { findValuesByName, recordNames } from './name-values.ts';

/**
 * Replaces the names in a filter with the ids of the matching records, and adds the codes whose names match. The scope of
 * the events still applies: the name of another owner's record matches nothing.
 */
export function resolveFilters(
  db: Db,
  viewer: Requester,
  filters: readonly AnalyticsFilter[],
): Promise<ResolvedFilter[]> {
  return Promise.all(
    filters.map(async (filter) => {
      if (filter.operator !== 'contains') return filter;
      const [text = ''] = filter.values;
      const known = await findValuesByName(filter.dimension, text);
      if (filter.dimension === 'city') return { ...filter, operator: 'in' as const, values: known ?? [] };
      const columns = recordNames[filter.dimension];
      if (columns === undefined) return { ...filter, named: known ?? [] };
      const { id, name } = columns;
      const rows = await db
        .select({ id: sql<number>`${id}` })
        .from(id.table)
        .where(sql`${containsText(text, name)} and ${visible(viewer, filter) ?? sql`true`}`);
      return { dimension: filter.dimension, operator: 'in' as const, values: rows.map((row) => String(row.id)) };
    }),
  );
}

/** Limits the list of ids to the viewer's records, for kinds of records that have an owner column. */
function visible(viewer: Requester, { dimension }: AnalyticsFilter): SQL | undefined {
  if (dimension === 'campaign') return ownedWithin(viewer, campaigns.ownerId);
  return dimension === 'site' ? ownedWithin(viewer, sites.ownerId) : undefined;
}
