import type { PeriodPreset } from '@preroll/rules/time/periods';
import { createEvent } from 'effector';
import type { Preferences, PreferencesUpdate } from '@/shared/api';
import { storeDefaultPeriod } from './default-period';
import { type SavedView, storeViews } from './saved-views';
import { storePreferences, type TablePreferences } from './table-preferences';

/** The user changed a preference in this browser; it is to be saved on the account. */
export const preferencesChanged = createEvent<PreferencesUpdate>();

/** The account's preferences arrived; `at` is when, in milliseconds. */
export const preferencesReceived = createEvent<{ preferences: Preferences; at: number }>();

/** Stores the preferences for a table, in this browser and on the account. */
export function updateTablePreferences(table: string, chosen: TablePreferences): void {
  storePreferences(table, chosen);
  const { hidden, order, density, pageSize = null } = chosen;
  const ids = { hidden: [...hidden], ...(order && { order: [...order] }) };
  preferencesChanged({ tables: { [table]: { ...ids, density, page_size: pageSize } } });
}

/** Stores the saved views of a list, in this browser and on the account. */
export function updateViews(list: string, views: readonly SavedView[]): void {
  storeViews(list, views);
  preferencesChanged({ views: { [list]: [...views] } });
}

/** Stores the default period of all screens, in this browser and on the account; null for each screen's own default. */
export function updateDefaultPeriod(preset: PeriodPreset | null): void {
  storeDefaultPeriod(preset);
  preferencesChanged({ default_period: preset });
}

/** Copies the account's tables, views and default period to this browser. */
export function applyPreferences({ tables, views, default_period = null }: Preferences): void {
  storeDefaultPeriod(default_period);
  for (const [table, { hidden, order, density, page_size }] of Object.entries(tables))
    storePreferences(table, { hidden, order, density, pageSize: page_size ?? undefined });
  for (const [list, saved] of Object.entries(views)) storeViews(list, saved);
}
