import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { useBelow } from '@/shared/lib/media-query';
import type { TablePreferences } from '@/shared/lib/preferences';
import { IconButton } from '@/shared/ui/icon-button';
import { type CheckGroup, CheckMenu } from '@/shared/ui/menu';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';
import { toggleColumn } from './toggle-column';

export interface PageSizeChoice {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

interface ViewMenuProps<Row extends RowData> {
  columns: Columns<Row>;
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
  paging: PageSizeChoice | undefined;
}

const densities = [
  { key: 'comfortable', label: 'Comfortable' },
  { key: 'compact', label: 'Compact' },
] as const;

/** Menu for column visibility, density and page size. */
export function ViewMenu<Row extends RowData>({ columns, preferences, onChange, paging }: ViewMenuProps<Row>) {
  const asCards = useBelow('sm');
  const { hidden, density } = preferences;
  const facts = columnFacts(columns);
  const ids = facts.map(({ id }) => id);
  const densityGroup: CheckGroup = {
    label: 'Density',
    kind: 'one',
    items: densities.map(({ key, label }) => ({ key, label, checked: key === density })),
    onToggle: (key) => onChange({ ...preferences, density: key === 'compact' ? key : 'comfortable' }),
  };
  return (
    <CheckMenu
      label="View"
      trigger={<IconButton label={viewLabel(asCards, paging !== undefined)} icon={<SlidersHorizontal aria-hidden />} />}
      groups={[
        {
          label: 'Columns',
          kind: 'many',
          items: facts.map(({ id, header, hideable }) => ({
            key: id,
            label: header,
            checked: !hidden.includes(id),
            fixed: !hideable,
          })),
          onToggle: (id) => onChange({ ...preferences, hidden: toggleColumn(ids, hidden, id) }),
        },
        ...(asCards ? [] : [densityGroup]),
        ...(paging ? [pageSizeGroup(paging)] : []),
      ]}
    />
  );
}

function viewLabel(asCards: boolean, paged: boolean): string {
  if (asCards) return paged ? 'Columns and page size' : 'Columns';
  return paged ? 'Columns, density and page size' : 'Columns and density';
}

const pageSizeGroup = ({ size, sizes, onChange }: PageSizeChoice): CheckGroup => ({
  label: 'Rows on a page',
  kind: 'one',
  items: sizes.map((choice) => ({ key: String(choice), label: String(choice), checked: choice === size })),
  onToggle: (key) => onChange(Number(key)),
});
