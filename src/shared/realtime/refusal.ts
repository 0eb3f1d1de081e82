import { endsSession, errorOfAnswer, isTokenError } from '@/shared/api';

/** The status by which the server refused a handshake; undefined where it refused none, or not in its own words. */
const statusOf = (error: Error): unknown =>
  'data' in error && typeof error.data === 'object' && error.data !== null && 'status' in error.data
    ? error.data.status
    : undefined;

/** The token is not good (any more): trying again with it is of no use. Anything else may pass. */
export function refusesToken(error: Error): boolean {
  const status = statusOf(error);
  if (typeof status !== 'number') return false;
  const refusal = errorOfAnswer({ status });
  return isTokenError(refusal) || endsSession(refusal);
}
