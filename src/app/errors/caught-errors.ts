import { ApiError } from '@/shared/api';

/** Handles what an error boundary catches: a failed call has already shown a toast, anything else is a defect. */
export function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}
