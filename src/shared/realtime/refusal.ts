import { type ApiError, endsSession, errorFromResponse, isTokenError } from '@/shared/api';

/** The server's response to a refused handshake; undefined for any other failure. */
const answerOf = (error: Error): { status?: unknown; body?: unknown } | undefined =>
  'data' in error && typeof error.data === 'object' && error.data !== null ? error.data : undefined;

/**
 * The error for an invalid or expired token, for which retrying is pointless. Null for any other failure, which may be
 * temporary.
 */
export function tokenRefusal(error: Error): ApiError | null {
  const { status, body } = answerOf(error) ?? {};
  if (typeof status !== 'number') return null;
  const refusal = errorFromResponse({ status, body });
  return isTokenError(refusal) || endsSession(refusal) ? refusal : null;
}
