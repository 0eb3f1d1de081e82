import { useState } from 'react';
import { defaultPreferences, type TablePreferences } from './preferences';

/** What was stored, as far as it makes sense: another version of the application may have written it. */
export function parsePreferences(text: string | null): TablePreferences {
  try {
    const { hidden, density } = JSON.parse(text ?? '{}');
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : defaultPreferences.hidden,
      density: density === 'compact' ? 'compact' : defaultPreferences.density,
    };
  } catch {
    return defaultPreferences;
  }
}

/**
 * Keeps a table's preferences in this browser, per account: `const [preferences, onPreferencesChange] =
 * useStoredPreferences('campaigns', login)`. Where storage is full or forbidden they live as long as the page.
 */
export function useStoredPreferences(table: string, account: string) {
  const key = `table:${table}:${account}`;
  const [known, setKnown] = useState(() => ({ key, preferences: read(key) }));
  const { preferences } = known.key === key ? known : { preferences: read(key) };

  const change = (next: TablePreferences) => {
    setKnown({ key, preferences: next });
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // see above
    }
  };
  return [preferences, change] as const;
}

function read(key: string): TablePreferences {
  try {
    return parsePreferences(localStorage.getItem(key));
  } catch {
    return defaultPreferences;
  }
}
