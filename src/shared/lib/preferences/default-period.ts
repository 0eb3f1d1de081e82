import { isPreset, type PeriodPreset } from '@preroll/rules/time/periods';
import { readValue, writeValue } from './browser-value';

/** Stored in this browser, so that the first request of a visit already uses the right days. */
const KEY = 'default-period';

/** The account's default period for screens whose URL has no dates. */
export function readDefaultPeriod(): PeriodPreset | undefined {
  const text = readValue(KEY);
  return text !== null && isPreset(text) ? text : undefined;
}

export const storeDefaultPeriod = (preset: PeriodPreset | null): void => writeValue(KEY, preset ?? '');
