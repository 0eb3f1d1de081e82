import { Menu as Parts } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { CheckGroup, CheckMenuProps } from './check-menu';
import { menuRecipe } from './menu-recipe';

/** The menu itself; it begins open, because it is fetched by the first press. */
export function OpenCheckMenu({ label, trigger, groups }: CheckMenuProps) {
  const labelId = useId();
  return (
    <Parts.Root
      recipe={menuRecipe}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      closeOnSelect={false}
      defaultOpen
      lazyMount
      unmountOnExit
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <span id={labelId} hidden>
            {label}
          </span>
          <Parts.Content aria-labelledby={labelId}>
            {groups.map((group) => (
              <Group key={group.label} group={group} named={groups.length > 1} />
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
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
