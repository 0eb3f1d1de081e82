import { Menu as Parts } from '@chakra-ui/react/menu';
import { CheckMark } from './check-mark';
import type { CheckGroup, CheckMenuProps } from './check-menu';
import { ChoiceGroup } from './choice-group';
import { OpenList } from './open-list';
import type { OpenMenuProps } from './use-menu-on-demand';

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
