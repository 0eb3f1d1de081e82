import type { QueryClient } from '@tanstack/react-query';
import { analyticsFields } from '@/entities/analytics';
import { type Loading, loadQuery } from './load-query';

export interface OpenedAnalytics extends Loading {
  params: { cabinet: string };
  location: { search: object };
  /** Whether the user only points at a link. */
  preload: boolean;
}

/** How many milliseconds the screen waits for its first answers. */
const MOMENT = 140;

/** How many milliseconds the screen may take to load before the pending screen: after the moment, on a slow machine, too. */
export const ANALYTICS_PENDING_MS = MOMENT + 60;

const loadFields = (loading: OpenedAnalytics) => loadQuery(loading, analyticsFields(loading.params.cabinet));

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

/** Asks what a report begins with. Resolves when there is something to show of it: its numbers, or that the calls have failed. */
export async function startAnalytics(loading: OpenedAnalytics): Promise<void> {
  try {
    // the call leaves first: a browser loads few files at a time
    const [fields, { startReport }] = await Promise.all([loadFields(loading), loadReport()]);
    await startReport(loading, fields);
  } catch {
    // the loader fails, too
  }
}

/**
 * Loads what can be asked for. Answers that come in a moment are waited for, so that the screen is rendered once, with them,
 * and not first with placeholders.
 */
export async function loadAnalytics(
  loading: OpenedAnalytics & { context: OpenedAnalytics['context'] & { answers: Promise<void> } },
): Promise<void> {
  await Promise.all([loadFields(loading), Promise.race([loading.context.answers, wait(MOMENT)])]);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
