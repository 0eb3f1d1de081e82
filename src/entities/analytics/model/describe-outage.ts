import { ApiError } from '@/shared/api';

/** What stands in place of numbers while the store of events is away: zeros would be wrong. */
export const describeOutage = (error: unknown): string =>
  `${error instanceof ApiError ? `${error.reason.replace(/\.$/, '')}. ` : ''}Events are still recorded, and will be counted here when it is back.`;
