import { Menu as Parts } from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import type { CheckGroup, CheckMenuProps } from './check-menu';
import { OpenList } from './open-list';
import type { OpenMenuProps } from './use-menu-on-demand';

/** What a `CheckMenu` opens. */
export function OpenCheckMenu({ groups, ...props }: Omit<CheckMenuProps, 'trigger'> & OpenMenuProps) {
  const choosable = groups.flatMap(({ items }) => items).filter(({ fixed }) => !fixed);
  return (
    <OpenList {...props} keys={choosable.map(({ key }) => key)} placement="bottom-start" closeOnSelect={false}>
      {groups.map((group) => (
        <Group key={group.label} group={group} named={groups.length > 1} />
      ))}
    </OpenList>
  );
}

function Group({ group: { label, kind, items, onToggle }, named }: { group: CheckGroup; named: boolean }) {
  const title = named && <Parts.ItemGroupLabel>{label}</Parts.ItemGroupLabel>;
  if (kind === 'many') {
    return (
      <Parts.ItemGroup>
        {title}
        {items.map(({ key, label, checked, fixed }) => (
          <Parts.CheckboxItem
            key={key}
            value={key}
            checked={checked}
            disabled={fixed}
            onCheckedChange={() => onToggle(key)}
          >
            <Mark shown={checked} />
            {label}
          </Parts.CheckboxItem>
        ))}
      </Parts.ItemGroup>
    );
  }
  return (
    <Parts.RadioItemGroup
      value={items.find(({ checked }) => checked)?.key}
      onValueChange={({ value }) => onToggle(value)}
    >
      {title}
      {items.map(({ key, label, checked }) => (
        <Parts.RadioItem key={key} value={key}>
          <Mark shown={checked} />
          {label}
        </Parts.RadioItem>
      ))}
    </Parts.RadioItemGroup>
  );
}

const Mark = ({ shown }: { shown: boolean }) => <Check aria-hidden style={shown ? undefined : { opacity: 0 }} />;
