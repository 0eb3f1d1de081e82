import { useState } from 'react';
import { readPreferences, storePreferences, type TablePreferences } from '@/shared/lib/table-preferences';

/** Keeps how somebody likes a table in this browser: `<DataTable {...useStoredPreferences('adverts')} />`. */
export function useStoredPreferences(table: string) {
  const [preferences, setPreferences] = useState(() => readPreferences(table));

  const onPreferencesChange = (next: TablePreferences) => {
    setPreferences(next);
    storePreferences(table, next);
  };
  return { preferences, onPreferencesChange };
}
