import { cabinetAccess } from './access';
import { hasSection, isCabinet } from './cabinets';
import { isMainScreen, isPublicPath } from './public-paths';
import type { Viewer } from './viewer';

/**
 * A reserved host name (RFC 2606), as base URL: a value that resolves to another origin would leave the application.
 */
const PLACEHOLDER_ORIGIN = 'http://here.invalid';

/** Browsers treat backslashes as slashes and drop spaces and control characters, which could bypass a check. */
const odd = /[\\\s\p{C}]/u;

/**
 * The path that a user requested before signing in, if it is inside the application and the user may enter it.
 *
 * Anyone can put the value into a link, so it is not repaired: unless it is plainly a path of the application, both as
 * given and decoded, it is ignored.
 *
 * @param raw any value from the URL or the history
 * @param basePath the path of the application on its host; the value may start with it, as a copied URL does
 * @returns the path with its search and hash, below the base path; null if the value is ignored
 */
export function safeRedirect(raw: unknown, viewer: Viewer, basePath = '/'): string | null {
  const prefix = basePath.replace(/\/$/, '');
  const path = enterablePath(raw, viewer);
  if (path !== null || prefix === '' || typeof raw !== 'string' || !raw.startsWith(`${prefix}/`)) return path;
  // the rest of the path has to pass all checks again
  return enterablePath(raw.slice(prefix.length), viewer);
}

function enterablePath(raw: unknown, viewer: Viewer): string | null {
  if (typeof raw !== 'string' || odd.test(raw) || decoded(raw) === null) return null;
  const path = plainPath(raw.replace(/[?#].*$/, ''));
  if (path === null || !mayEnter(path, viewer)) return null;

  const { origin, pathname, search, hash } = new URL(raw, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN ? `${pathname}${search}${hash}` : null;
}

/** The fully decoded path; null if the result of any decoding step is not a plain path. */
function plainPath(path: string): string | null {
  const isPlain = /^\/(?!\/)/.test(path) && !odd.test(path) && !/[?#]|\/\/|\/\.\.?(\/|$)/.test(path);
  if (!isPlain) return null;
  const next = decoded(path);
  return next === null || next === path ? next : plainPath(next);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Decides like the guards, but refuses paths that end on "not found" or the main screen: the landing page is better.
 */
function mayEnter(path: string, viewer: Viewer): boolean {
  if (isPublicPath(path)) return !isMainScreen(path);
  const [, cabinet = '', section = ''] = path.split('/');
  if (!isCabinet(cabinet) || cabinetAccess(viewer, cabinet) !== 'enter') return false;
  return section === '' || hasSection(cabinet, section);
}
