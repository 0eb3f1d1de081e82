import type { QueryClient } from '@tanstack/react-query';
import { analyticsFields } from '@/entities/analytics';
import { type Loading, loadQuery } from './load-query';

export interface OpenedAnalytics extends Loading {
  params: { cabinet: string };
  location: { search: object };
  /** Whether the user only points at a link. */
  preload: boolean;
}

/** How long the screen waits for its first answers, in milliseconds. */
const ANSWER_WAIT_MS = 140;

/**
 * How long the screen may take to load before the pending screen replaces the one that is left, in milliseconds. Longer
 * than the wait for answers, so that a slow machine doesn't show the pending screen for an instant.
 */
export const ANALYTICS_PENDING_MS = ANSWER_WAIT_MS + 60;

const loadFields = (loading: OpenedAnalytics) => loadQuery(loading, analyticsFields(loading.params.cabinet));

/**
 * The loaded module. An import of a module that is already loaded still takes several tasks, and the screen would be
 * rendered before the question leaves.
 */
let report: typeof import('./start-report') | undefined;

/** Loads the code that asks for a report, which is not part of the entry chunk. */
async function loadReport() {
  report ??= await import('./start-report');
  return report;
}

/** Preloads what the first question needs, so that the question leaves with the click. */
export async function prepareAnalytics(queryClient: QueryClient, cabinet: string): Promise<void> {
  // what fails is loaded again when the screen is opened
  await Promise.allSettled([queryClient.ensureQueryData(analyticsFields(cabinet)), loadReport()]);
}

/** Asks for what a report shows first. Resolves when there are answers to show, or failures. */
export async function startAnalytics(loading: OpenedAnalytics): Promise<void> {
  try {
    // the call leaves first: a browser loads few files at a time
    const [fields, { startReport }] = await Promise.all([loadFields(loading), loadReport()]);
    await startReport(loading, fields);
  } catch {
    // the screen's loader fails as well, and shows it
  }
}

/**
 * Loads what can be asked for, and waits briefly for the first answers, so that the screen is rendered once with them
 * instead of first with placeholders.
 */
export async function loadAnalytics(loading: OpenedAnalytics, answers: Promise<void>): Promise<void> {
  await Promise.all([loadFields(loading), Promise.race([answers, wait(ANSWER_WAIT_MS)])]);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
