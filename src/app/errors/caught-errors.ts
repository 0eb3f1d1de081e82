import { ApiError } from '@/shared/api';

/** What an error boundary has caught: a failed call was told in a toast already, anything else is a defect. */
export function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}
