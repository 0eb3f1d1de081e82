import { todayIn } from '@preroll/rules/time/periods';
import { readValue, writeValue } from '@/shared/lib/preferences';
import type { Day } from './day';

/** Stored in this browser, so that the first request of a visit already uses the right days. */
const KEY = 'timezone';

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The account's time zone (IANA), in which lists and reports count days. Visitors get the browser's zone. */
export const accountZone = (): string => readValue(KEY) ?? browserZone();

/** Stores the time zone of the signed-in account. */
export function storeAccountZone(timezone: string): void {
  writeValue(KEY, timezone);
}

/** The current day in the account's time zone. */
export const accountToday = (now?: Date): Day => todayIn(accountZone(), now);
