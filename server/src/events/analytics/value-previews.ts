import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { readAdvertPreviews, readPreviews } from '../../advertising/campaigns/campaign-previews.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';

type Answer = Pick<components['schemas']['AnalyticsAnswer'], 'dimensions' | 'rows'>;

const readers: Partial<Record<AnalyticsDimension, typeof readPreviews>> = {
  campaign: readPreviews,
  advert: readAdvertPreviews,
};

/**
 * Adds previews to campaigns and adverts. The values come from the requester's scope, so their records need no further check.
 */
export async function withPreviews<Given extends Answer>(db: Db, answer: Given): Promise<Given> {
  const previews = await Promise.all(
    answer.dimensions.map((dimension, index) => {
      const ids = answer.rows.map(({ dims }) => Number(dims[index]?.value));
      return readers[dimension]?.(db, [...new Set(ids)]);
    }),
  );
  const rows = answer.rows.map((row) => ({
    ...row,
    dims: row.dims.map((value, index) => {
      const found = previews[index]?.get(Number(value.value));
      return found === undefined ? value : { ...value, previews: found };
    }),
  }));
  return { ...answer, rows };
}
