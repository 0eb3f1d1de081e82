import { analyticsFields } from '@/entities/analytics';
import { analyticsSearch } from './analytics-search';
import { type Loading, loadQuery } from './load-query';

interface Opening extends Loading {
  params: { cabinet: string };
  location: { search: object };
  /** Whether the user only points at a link. */
  preload: boolean;
}

/**
 * Loads what can be asked for, and starts the report's first questions, whose answers come while the screen is rendered.
 * How to ask them is no part of the entry chunk. Nothing is asked for a visit that may never come.
 */
export async function openAnalytics(loading: Opening): Promise<void> {
  const { cabinet } = loading.params;
  const [fields, { startReport }] = await Promise.all([
    loadQuery(loading, analyticsFields(cabinet)),
    import('./start-report'),
  ]);
  if (!loading.preload)
    startReport(loading, { cabinet, state: analyticsSearch({ ...loading.location.search }), fields });
}
