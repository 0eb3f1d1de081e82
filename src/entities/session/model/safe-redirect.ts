import type { SupportPanel } from '@/shared/api';
import { cabinetAccess } from './access';
import { hasSection, isCabinet } from './cabinets';
import { isMainScreen, isPublicPath } from './public-paths';

/** A name that nobody has (RFC 2606): what resolves to another origin leads out of the application. */
const HERE = 'http://here.invalid';

/** Browsers read a backslash as a slash and leave blanks and control characters out: so may a check be got around. */
const odd = /[\\\s\p{C}]/u;

/**
 * The path that somebody wanted before signing in, if it lies inside the application and they may enter it.
 *
 * Anybody may have written the value, in a link. Nothing in it is mended: what isn't plainly a path of ours is none,
 * neither as it stands nor decoded.
 *
 * @param raw from the address or the history: anything at all
 * @param basePath where the application lies on its host; the value may begin with it, as a copied address does
 * @returns the path with its search and hash, below the base path; null where there is nothing to follow
 */
export function safeRedirect(raw: unknown, panels: readonly SupportPanel[], basePath = '/'): string | null {
  const prefix = basePath.replace(/\/$/, '');
  const path = enterablePath(raw, panels);
  if (path !== null || prefix === '' || typeof raw !== 'string' || !raw.startsWith(`${prefix}/`)) return path;
  // what is left is judged by all the rules again
  return enterablePath(raw.slice(prefix.length), panels);
}

function enterablePath(raw: unknown, panels: readonly SupportPanel[]): string | null {
  if (typeof raw !== 'string' || odd.test(raw) || decoded(raw) === null) return null;
  const path = plainPath(raw.replace(/[?#].*$/, ''));
  if (path === null || !mayEnter(path, panels)) return null;

  const { origin, pathname, search, hash } = new URL(raw, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : null;
}

/** The path with nothing left to decode; null where it isn't a plain one all the way. */
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

/** As the guards decide, but without a detour: the landing is a better place than "not found" or the main screen. */
function mayEnter(path: string, panels: readonly SupportPanel[]): boolean {
  if (isPublicPath(path)) return !isMainScreen(path);
  const [, cabinet = '', section = ''] = path.split('/');
  if (!isCabinet(cabinet) || cabinetAccess({ supportPanels: panels }, cabinet) !== 'enter') return false;
  return section === '' || hasSection(cabinet, section);
}
