import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'preroll_viewer';
/** In seconds. */
const KEPT_FOR = 30 * 86_400;

/** For frames and players on pages of any site, each of which has a cookie of its own (`Partitioned`). */
const attributes = {
  name: NAME,
  path: '/vast',
  sameSite: 'none',
  secure: true,
  httpOnly: true,
  partitioned: true,
} as const;

/** Makes an id of 128 random bits. */
export const makeViewerId = (): string => randomBytes(16).toString('base64url');

/** Returns the id that a browser sends; null without one, and for what is none of ours. */
export function readViewerId(header: string | undefined): string | null {
  const id = header === undefined ? undefined : parseCookie(header)[NAME];
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

/** The value of `Set-Cookie` that keeps an id for 30 days. */
export const keepViewerId = (id: string): string => stringifySetCookie({ ...attributes, value: id, maxAge: KEPT_FOR });

/** The value of `Set-Cookie` that deletes the id. */
export const dropViewerId = (): string => stringifySetCookie({ ...attributes, value: '', maxAge: 0 });

/** What the server keeps in place of an id, from which nobody can make the cookie. */
export const personOfId = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 16);
