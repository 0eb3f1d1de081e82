import type { ParsedLocation } from '@tanstack/react-router';
import { isMainScreen, landingPath, safeRedirect, type Viewer } from '@/entities/session';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path that a visitor was sent away from. History state survives a reload, and no link carries it. */
    requestedPath?: string;
  }
}

/**
 * Where to go after signing in: the requested path if the user may open it, else the default landing.
 *
 * @param basePath the application's base path
 * @returns a path below the base path
 */
export function pathAfterSignIn({ pathname, search, state }: ParsedLocation, viewer: Viewer, basePath: string): string {
  const asked = isMainScreen(pathname) ? (search as { redirect?: unknown }).redirect : undefined;
  return (
    safeRedirect(state.requestedPath, viewer) ??
    safeRedirect(asked, viewer, basePath) ??
    landingPath(viewer.supportPanels)
  );
}
