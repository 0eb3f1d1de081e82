import type { TablePreferences } from '@/shared/lib/preferences';
import type { ColumnFacts } from './column-facts';

export interface PageSizeChoice {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

export interface ViewMenuProps {
  facts: readonly ColumnFacts[];
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
  paging: PageSizeChoice | undefined;
}
