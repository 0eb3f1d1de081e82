import type { ParsedLocation } from '@tanstack/react-router';
import { isMainScreen, landingPath, safeRedirect } from '@/entities/session';
import type { SupportPanel } from '@/shared/api';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a visitor was going when they were sent to the main screen; it outlives a reload, and no link carries it. */
    wanted?: string;
  }
}

/**
 * Where somebody goes who has just signed in: on to what they wanted, where they may, else to where they begin.
 *
 * @param basePath where the application lies on its host
 * @returns a path below the base path
 */
export function pathAfterSignIn(
  { pathname, search, state }: ParsedLocation,
  panels: readonly SupportPanel[],
  basePath: string,
): string {
  const asked = isMainScreen(pathname) ? (search as { redirect?: unknown }).redirect : undefined;
  return safeRedirect(state.wanted, panels) ?? safeRedirect(asked, panels, basePath) ?? landingPath(panels);
}
