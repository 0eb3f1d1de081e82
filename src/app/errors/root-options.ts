import { ApiError } from '@/shared/api';

/** Handles what an error boundary catches: a failed call has already shown a toast, anything else is a defect. */
function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}

/**
 * Handles an error that React got over by rendering once more. React wraps it in an error of its own, which only its
 * cause explains. A failed call is no defect here either: the router throws it while it renders, for the screen's
 * boundary, and React counts it as recovered when it comes while the pending screen is shown.
 */
function onRecoverableError(error: unknown) {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof ApiError)) reportError(cause);
}

/** How a React root of the application treats errors: `createRoot`'s options. */
export const rootOptions = { onCaughtError, onRecoverableError };
