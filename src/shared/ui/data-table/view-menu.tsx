import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '@/shared/ui/icon-button';
import { CheckMenu } from '@/shared/ui/menu';
import { columnFacts } from './column-facts';
import type { Columns } from './columns';
import { type TablePreferences, toggleColumn } from './preferences';

interface ViewMenuProps<Row extends RowData> {
  columns: Columns<Row>;
  preferences: TablePreferences;
  onChange: (preferences: TablePreferences) => void;
}

const densities = [
  { key: 'comfortable', label: 'Comfortable' },
  { key: 'compact', label: 'Compact' },
] as const;

/** Which columns are shown, in their order, and how close the rows stand. */
export function ViewMenu<Row extends RowData>({ columns, preferences, onChange }: ViewMenuProps<Row>) {
  const { hidden, density } = preferences;
  const facts = columnFacts(columns);
  const ids = facts.map(({ id }) => id);
  return (
    <CheckMenu
      label="View"
      trigger={<IconButton label="Columns and density" icon={<SlidersHorizontal aria-hidden />} />}
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
        {
          label: 'Density',
          kind: 'one',
          items: densities.map(({ key, label }) => ({ key, label, checked: key === density })),
          onToggle: (key) => onChange({ ...preferences, density: key === 'compact' ? key : 'comfortable' }),
        },
      ]}
    />
  );
}
