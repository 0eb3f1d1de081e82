import { useState } from 'react';
import { readPreferences, storePreferences, type TablePreferences } from '@/shared/lib/table-preferences';

/**
 * Keeps how somebody likes a table in this browser: `<DataTable {...useStoredPreferences('adverts')} />`.
 *
 * @param hidden the columns that are out of sight until somebody has chosen
 */
export function useStoredPreferences(table: string, hidden?: readonly string[]) {
  const [preferences, setPreferences] = useState(() => readPreferences(table, hidden));

  const onPreferencesChange = (next: TablePreferences) => {
    setPreferences(next);
    storePreferences(table, next);
  };
  return { preferences, onPreferencesChange };
}
