import type { FastifyRequest } from 'fastify';
import { findSessionUser } from '../auth/session-store.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { hashToken } from '../auth/tokens.ts';
import { ApiError, forbidden, unauthorized } from '../contract/api-error.ts';
import { operationOf } from '../contract/contract.ts';
import type { Db } from '../db/database.ts';
import type { Cabinet, Viewer } from './viewer.ts';

const bearer = /^Bearer ([\w-]{1,256})$/i;

/** The user of a token; null for a session that has ended and for a user who may not work. */
export async function authenticate(db: Db, token: string): Promise<SessionUser | null> {
  const user = await findSessionUser(db, hashToken(token));
  return user?.status === 'working' ? user : null;
}

/**
 * Decides by token and `Cabinet` header whether a request may have the operation at all; whose records it may see is
 * the business of the scope.
 * @throws ApiError 401 without a session, 423 for a locked user, 403 in a cabinet that is not the user's or the
 * operation's
 */
export async function authorize(db: Db, request: FastifyRequest, operationId: string): Promise<Viewer> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const tokenHash = hashToken(token);
  const user = await findSessionUser(db, tokenHash);
  if (user === null) throw unauthorized();
  const { 'x-cabinets': cabinets, 'x-any-status': anyStatus } = operationOf(operationId);
  if (!anyStatus) {
    refuseLocked(user);
    if (user.status !== 'working') throw unauthorized();
  }

  if (cabinets === undefined) return { user, tokenHash, cabinet: null };
  const cabinet = user.supportPanels.find((panel): panel is Cabinet => panel === request.headers.cabinet);
  if (cabinet === undefined || !cabinets.includes(cabinet)) throw forbidden();
  return { user, tokenHash, cabinet };
}

/** @throws ApiError 423 with the reason when the user is locked or banned */
export function refuseLocked({ status, statusReason }: Pick<SessionUser, 'status' | 'statusReason'>): void {
  if (status !== 'lock' && status !== 'ban') return;
  const state = status === 'lock' ? 'locked' : 'banned';
  throw new ApiError(423, statusReason || `Your account is ${state}`);
}
