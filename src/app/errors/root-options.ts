import { ApiError } from '@/shared/api';

/** Handles what an error boundary catches: a failed call has already shown a toast, anything else is a defect. */
function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}

/**
 * Handles an error that React recovered from by rendering again. React wraps the original error, which is its `cause`.
 * A failed call is not a defect here either: the router throws it during rendering for the screen's error boundary, and
 * React counts it as recovered if that happens while the pending screen is shown.
 */
function onRecoverableError(error: unknown) {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof ApiError)) reportError(cause);
}

/** Options for `createRoot`: the error handlers of every React root of the application. */
export const rootOptions = { onCaughtError, onRecoverableError };
