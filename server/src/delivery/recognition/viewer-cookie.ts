import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'preroll_viewer';
/** In seconds. */
const MAX_AGE = 30 * 86_400;

/** For frames and players on pages of any site, with a separate cookie per site (`Partitioned`). */
const attributes = {
  name: NAME,
  path: '/vast',
  sameSite: 'none',
  secure: true,
  httpOnly: true,
  partitioned: true,
} as const;

export const makeViewerId = (): string => randomBytes(16).toString('base64url');

/** Returns the id that a browser sends; null without one, or if it has another format. */
export function parseViewerCookie(header: string | undefined): string | null {
  const id = header === undefined ? undefined : parseCookie(header)[NAME];
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

/** The value of `Set-Cookie` that stores an id for 30 days. */
export const viewerCookie = (id: string): string => stringifySetCookie({ ...attributes, value: id, maxAge: MAX_AGE });

/** The value of `Set-Cookie` that deletes the id. */
export const expiredViewerCookie = (): string => stringifySetCookie({ ...attributes, value: '', maxAge: 0 });

/** The hash that the server stores instead of an id, so that the cookie can't be derived from it. */
export const hashViewerId = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 16);
