import { pageSizes } from '@/shared/lib/paging';

export type Density = 'comfortable' | 'compact';

/** How somebody likes a table to look; kept by whoever shows the table. */
export interface TablePreferences {
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  density: Density;
  /** Rows on a page; as many as usual until another number was chosen. */
  pageSize?: number | undefined;
}

export const defaultPreferences: TablePreferences = { hidden: [], density: 'comfortable' };

/** What was stored, as far as it makes sense: another version of the application may have written it. */
export function parsePreferences(text: string | null, unlessChosen = defaultPreferences.hidden): TablePreferences {
  try {
    const { hidden, density, pageSize } = JSON.parse(text ?? '{}');
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : unlessChosen,
      density: density === 'compact' ? 'compact' : defaultPreferences.density,
      pageSize: pageSizes.find((size) => size === pageSize),
    };
  } catch {
    return { ...defaultPreferences, hidden: unlessChosen };
  }
}

const keyOf = (table: string) => `table:${table}`;

/**
 * How somebody likes a table, as this browser knows it. No account is named: what lies in the storage belongs to the
 * session, and goes with it.
 *
 * @param hidden the columns that are out of sight until somebody has chosen
 */
export function readPreferences(table: string, hidden?: readonly string[]): TablePreferences {
  try {
    return parsePreferences(localStorage.getItem(keyOf(table)), hidden);
  } catch {
    return { ...defaultPreferences, ...(hidden && { hidden }) };
  }
}

export function storePreferences(table: string, preferences: TablePreferences): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(preferences));
  } catch {
    // full or forbidden: they live as long as the page
  }
}
