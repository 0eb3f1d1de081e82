import { type CheckGroup, OpenCheckMenu, type OpenMenuProps } from '@/shared/ui/menu';
import { toggleColumn } from './toggle-column';
import type { PageSizeChoice, ViewMenuProps } from './view-menu-props';

const densities = [
  { key: 'comfortable', label: 'Comfortable' },
  { key: 'compact', label: 'Compact' },
] as const;

interface OpenViewMenuProps extends ViewMenuProps, OpenMenuProps {
  asCards: boolean;
  onOrder: () => void;
}

/** The open menu of a `ViewMenu`, loaded on demand. */
export function OpenViewMenu({ facts, preferences, onChange, paging, asCards, onOrder, ...menu }: OpenViewMenuProps) {
  const { hidden, density } = preferences;
  const ids = facts.map(({ id }) => id);
  const densityGroup: CheckGroup = {
    label: 'Density',
    kind: 'one',
    items: densities.map(({ key, label }) => ({ key, label, checked: key === density })),
    onToggle: (key) => onChange({ ...preferences, density: key === 'compact' ? key : 'comfortable' }),
  };
  const canMove = facts.filter(({ id, hideable }) => hideable && !hidden.includes(id)).length > 1;
  return (
    <OpenCheckMenu
      {...menu}
      label="View"
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
      action={canMove ? { label: 'Column order', onSelect: onOrder } : undefined}
    />
  );
}

const pageSizeGroup = ({ size, sizes, onChange }: PageSizeChoice): CheckGroup => ({
  label: 'Rows on a page',
  kind: 'one',
  items: sizes.map((choice) => ({ key: String(choice), label: String(choice), checked: choice === size })),
  onToggle: (key) => onChange(Number(key)),
});
