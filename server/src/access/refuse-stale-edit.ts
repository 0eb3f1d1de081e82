import { refused } from '../contract/api-error.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

export interface LastChange {
  version: number;
  updatedAt: Date;
  updatedByName: string;
}

/**
 * Refuses an edit that is based on an outdated version of the record.
 * @throws ApiError 400 that says who changed the record since then, and when
 */
export function refuseStaleEdit({ version, updatedAt, updatedByName }: LastChange, began: number): void {
  if (version === began) return;
  throw refused(`${updatedByName} changed this on ${moment.format(updatedAt)} UTC, after you had opened it.`);
}
