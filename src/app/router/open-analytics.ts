import { analyticsFields } from '@/entities/analytics';
import { type Loading, loadQuery } from './load-query';

export interface OpenedAnalytics extends Loading {
  params: { cabinet: string };
  location: { search: object };
  /** Whether the user only points at a link. */
  preload: boolean;
}

/** Loads what can be asked for. */
export const loadFields = (loading: OpenedAnalytics) => loadQuery(loading, analyticsFields(loading.params.cabinet));

/** Asks what a report begins with. How to do so is no part of the entry chunk, and the loader tells of a failure. */
export async function startAnalytics(loading: OpenedAnalytics): Promise<void> {
  try {
    // the call leaves first: a browser loads few files at a time
    const [fields, { startReport }] = await Promise.all([loadFields(loading), import('./start-report')]);
    startReport(loading, fields);
  } catch {}
}
