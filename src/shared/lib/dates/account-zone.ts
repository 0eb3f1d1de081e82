import { todayIn } from '@preroll/rules/time/periods';
import { readValue, writeValue } from '@/shared/lib/preferences';
import type { Day } from './day';

/** In this browser, so that the first call of a visit has the right days. */
const KEY = 'timezone';

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the account's days begin (IANA): lists and reports count them. A visitor's begin at the browser's midnight. */
export const accountZone = (): string => readValue(KEY) ?? browserZone();

/** Keeps where the signed-in account's days begin. */
export function keepAccountZone(timezone: string): void {
  writeValue(KEY, timezone);
}

/** The day under way where the account's days begin. */
export const accountToday = (now?: Date): Day => todayIn(accountZone(), now);
