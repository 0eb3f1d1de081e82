import type { AnalyticsDimension } from './analytics-dimensions.ts';
import type { AnalyticsFilter } from './analytics-filters.ts';

/** The sum in the account's currency, by the kind of record. */
export const recordAmounts: Partial<Record<AnalyticsDimension, 'spend' | 'revenue'>> = {
  campaign: 'spend',
  group: 'spend',
  advert: 'spend',
  advertiser: 'spend',
  site: 'revenue',
  placement: 'revenue',
  webmaster: 'revenue',
};

/** The first condition that restricts the results to one account or one of its records. */
export const findRecordFilter = (filters: readonly AnalyticsFilter[]): AnalyticsFilter | undefined =>
  filters.find(
    ({ dimension, operator, values }) =>
      recordAmounts[dimension] !== undefined && operator === 'in' && values.length === 1,
  );
