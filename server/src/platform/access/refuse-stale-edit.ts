import { formatRelativeTime } from '@preroll/rules/time/format-relative-time';
import { refused } from '../contract/api-error.ts';

export interface LastChange {
  version: number;
  updatedAt: Date;
  updatedByName: string;
}

/**
 * Refuses an edit that is based on an outdated version of the record.
 * @throws ApiError 400 that says who changed the record since then, and how long ago
 */
export function refuseStaleEdit({ version, updatedAt, updatedByName }: LastChange, began: number): void {
  if (version === began) return;
  throw refused(`${updatedByName} changed this ${formatRelativeTime(updatedAt, new Date())}, after you had opened it.`);
}
