import { useSyncExternalStore } from 'react';
import {
  parsePreferences,
  readValue,
  subscribeValues,
  type TablePreferences,
  tableKey,
  updateTablePreferences,
} from '@/shared/lib/preferences';

/**
 * Stores the user's table preferences in this browser and on the account:
 * `<DataTable {...useStoredPreferences('adverts')} />`.
 *
 * @param hidden the columns that are hidden by default
 */
export function useStoredPreferences(table: string, hidden?: readonly string[]) {
  const text = useSyncExternalStore(subscribeValues, () => readValue(tableKey(table)));
  return {
    preferences: parsePreferences(text, hidden),
    onPreferencesChange: (next: TablePreferences) => updateTablePreferences(table, next),
  };
}
