import { Menu as Parts } from '@chakra-ui/react/menu';
import type { ComponentProps, ReactElement } from 'react';
import { CheckMark } from './check-mark';
import { ChoiceGroup } from './choice-group';
import { OpenList } from './open-list';
import type { OpenMenuProps } from './use-menu-on-demand';

interface CheckItem {
  key: string;
  label: string;
  checked: boolean;
  fixed?: boolean;
}

export interface CheckGroup {
  label: string;
  kind: 'many' | 'one';
  items: readonly CheckItem[];
  onToggle: (key: string) => void;
}

export interface CheckMenuProps {
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  groups: readonly CheckGroup[];
  /** Shows the group's label even if it is the only one. */
  showsGroupLabels?: boolean;
  /** An action below the options, which closes the menu. */
  action?: { label: string; onSelect: () => void } | undefined;
}

export function OpenCheckMenu({
  groups,
  showsGroupLabels = false,
  action,
  ...props
}: Omit<CheckMenuProps, 'trigger'> & OpenMenuProps) {
  const choosable = groups.flatMap(({ items }) => items).filter(({ fixed }) => !fixed);
  return (
    <OpenList {...props} keys={choosable.map(({ key }) => key)} placement="bottom-start" closeOnSelect={false}>
      {groups.map((group) => (
        <Group key={group.label} group={group} named={showsGroupLabels || groups.length > 1} />
      ))}
      {action && (
        <Parts.Item value="action" closeOnSelect onSelect={action.onSelect}>
          {action.label}
        </Parts.Item>
      )}
    </OpenList>
  );
}

function Group({ group: { label, kind, items, onToggle }, named }: { group: CheckGroup; named: boolean }) {
  if (kind === 'many') {
    return (
      <Parts.ItemGroup>
        {named && <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>}
        {items.map(({ key, label, checked, fixed }) => (
          <Parts.CheckboxItem
            key={key}
            value={key}
            checked={checked}
            disabled={fixed}
            onCheckedChange={() => onToggle(key)}
          >
            <CheckMark shown={checked} />
            <span>{label}</span>
          </Parts.CheckboxItem>
        ))}
      </Parts.ItemGroup>
    );
  }
  return <ChoiceGroup label={named ? label : undefined} items={items} onChoose={onToggle} />;
}
