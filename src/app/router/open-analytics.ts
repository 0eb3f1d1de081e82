import type { QueryClient } from '@tanstack/react-query';
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

/** Kept, because an import takes several tasks even of what is there, and the screen would be rendered before. */
let report: typeof import('./start-report') | undefined;

/** Loads how a report is asked for, which is no part of the entry chunk. */
async function loadReport() {
  report ??= await import('./start-report');
  return report;
}

/** Loads what the first question needs before anybody asks it, so that it leaves with the click. */
export async function prepareAnalytics(queryClient: QueryClient, cabinet: string): Promise<void> {
  // the loader fails, too
  await Promise.allSettled([queryClient.ensureQueryData(analyticsFields(cabinet)), loadReport()]);
}

/** Asks what a report begins with. */
export async function startAnalytics(loading: OpenedAnalytics): Promise<void> {
  try {
    // the call leaves first: a browser loads few files at a time
    const [fields, { startReport }] = await Promise.all([loadFields(loading), loadReport()]);
    startReport(loading, fields);
  } catch {
    // the loader fails, too
  }
}
