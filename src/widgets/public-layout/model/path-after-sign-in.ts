import type { ParsedLocation } from '@tanstack/react-router';
import { isMainScreen, landingPath, safeRedirect, type Viewer } from '@/entities/session';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path from which a visitor was redirected. History state survives a reload and is not part of any link. */
    requestedPath?: string;
  }
}

/**
 * The path to open after signing in: the requested one if the user may open it, else the landing page.
 *
 * @param basePath the application's base path
 * @returns a path relative to the base path
 */
export function pathAfterSignIn({ pathname, search, state }: ParsedLocation, viewer: Viewer, basePath: string): string {
  const requested = isMainScreen(pathname) ? (search as { redirect?: unknown }).redirect : undefined;
  return (
    safeRedirect(state.requestedPath, viewer) ??
    safeRedirect(requested, viewer, basePath) ??
    landingPath(viewer.supportPanels)
  );
}
