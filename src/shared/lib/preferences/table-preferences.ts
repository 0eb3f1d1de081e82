import { pageSizes } from '@/shared/lib/paging';
import { readValue, writeValue } from './browser-value';

export type Density = 'comfortable' | 'compact';

export interface TablePreferences {
  hidden: readonly string[];
  /** Ids of columns in display order; undefined until the user moves one. */
  order?: readonly string[] | undefined;
  density: Density;
  /** Page size; undefined until the user chooses one. */
  pageSize?: number | undefined;
}

export const defaultPreferences: TablePreferences = { hidden: [], density: 'comfortable' };

/**
 * Parses stored preferences. Invalid parts are ignored, because another version of the application may have written
 * them.
 */
export function parsePreferences(text: string | null, hiddenByDefault = defaultPreferences.hidden): TablePreferences {
  try {
    const { hidden, order, density, pageSize } = JSON.parse(text ?? '{}');
    return {
      hidden: readIds(hidden) ?? hiddenByDefault,
      order: readIds(order),
      density: density === 'compact' ? 'compact' : defaultPreferences.density,
      pageSize: pageSizes.find((size) => size === pageSize),
    };
  } catch {
    return { ...defaultPreferences, hidden: hiddenByDefault };
  }
}

const readIds = (ids: unknown): readonly string[] | undefined =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined;

export const tableKey = (table: string) => `table:${table}`;

/**
 * Reads the preferences for a table from this browser. The key doesn't contain the account, because the storage is
 * cleared when the session ends.
 *
 * @param hidden the columns that are hidden by default
 */
export const readPreferences = (table: string, hidden?: readonly string[]): TablePreferences =>
  parsePreferences(readValue(tableKey(table)), hidden);

export const storePreferences = (table: string, preferences: TablePreferences): void =>
  writeValue(tableKey(table), JSON.stringify(preferences));
