import type { FastifyRequest } from 'fastify';
import { isLockedOut } from '../../platform/access/owner-reason.ts';
import type { SessionUser } from '../../platform/access/session-user.ts';
import { hashToken } from '../../platform/access/tokens.ts';
import type { Cabinet, Viewer } from '../../platform/access/viewer.ts';
import { ApiError, forbidden, unauthorized } from '../../platform/contract/api-error.ts';
import { operationOf } from '../../platform/contract/contract.ts';
import type { Db } from '../../platform/db/database.ts';
import { findSession, updateLastSeen } from './session-store.ts';

const bearer = /^Bearer ([\w-]{1,256})$/i;

/**
 * Returns the user of a token, or null when the session has ended or the user may not work.
 * @throws ApiError 423 for a locked user
 */
export async function authenticate(db: Db, token: string): Promise<SessionUser | null> {
  const found = await findSession(db, hashToken(token));
  if (found === null) return null;
  refuseLocked(found.user);
  return found.user.status === 'working' ? found.user : null;
}

/**
 * Decides by token and `Cabinet` header whether a request may call the operation at all. Which records it may see is
 * decided by the scope.
 * @throws ApiError 401 without a session, 423 for a locked user, 403 when the cabinet is not one of the user's or of
 * the operation's
 */
export async function authorize(db: Db, request: FastifyRequest, operationId: string): Promise<Viewer> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const tokenHash = hashToken(token);
  const found = await findSession(db, tokenHash);
  if (found === null) throw unauthorized();
  const { user } = found;
  const { 'x-cabinets': cabinets, 'x-any-status': anyStatus } = operationOf(operationId);
  if (!anyStatus) {
    refuseLocked(user);
    if (user.status !== 'working') throw unauthorized();
  }
  if (found.isDue) await updateLastSeen(db, { user, tokenHash });

  if (cabinets === undefined) return { user, tokenHash, cabinet: null };
  const cabinet = user.supportPanels.find((panel): panel is Cabinet => panel === request.headers.cabinet);
  if (cabinet === undefined || !cabinets.includes(cabinet)) throw forbidden();
  return { user, tokenHash, cabinet };
}

/** @throws ApiError 423 with reason and status when the user is locked or banned */
export function refuseLocked({ status, statusReason }: Pick<SessionUser, 'status' | 'statusReason'>): void {
  if (!isLockedOut({ status })) return;
  const state = status === 'lock' ? 'locked' : 'banned';
  throw new ApiError(423, statusReason || `Your account is ${state}`, { details: { status } });
}
