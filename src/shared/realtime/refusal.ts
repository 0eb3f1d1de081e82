import { endsSession, errorFromResponse, isTokenError } from '@/shared/api';

/** The status with which the server rejected a handshake; undefined for any other failure. */
const statusOf = (error: Error): unknown =>
  'data' in error && typeof error.data === 'object' && error.data !== null && 'status' in error.data
    ? error.data.status
    : undefined;

/** The token is invalid or expired, so retrying is pointless. Any other failure may be temporary. */
export function isTokenRejected(error: Error): boolean {
  const status = statusOf(error);
  if (typeof status !== 'number') return false;
  const refusal = errorFromResponse({ status });
  return isTokenError(refusal) || endsSession(refusal);
}
