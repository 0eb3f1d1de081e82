import { isPreset, type PeriodPreset } from '@preroll/rules/time/periods';
import { readValue, writeValue } from './browser-value';

/** In this browser, so that the first call of a visit has the right days. */
const KEY = 'default-period';

/** The dates that the account has chosen for the screens whose URL names none. */
export function readDefaultPeriod(): PeriodPreset | undefined {
  const text = readValue(KEY);
  return text !== null && isPreset(text) ? text : undefined;
}

export const storeDefaultPeriod = (preset: PeriodPreset | null): void => writeValue(KEY, preset ?? '');
