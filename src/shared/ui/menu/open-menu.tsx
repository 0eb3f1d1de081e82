import { Menu as Parts } from '@chakra-ui/react/menu';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps, ReactElement } from 'react';
import { CheckMark } from './check-mark';
import { ChoiceGroup } from './choice-group';
import type { MenuAction, MenuChoice, MenuItem, MenuLink, MenuToggle } from './menu-item';
import { OpenList } from './open-list';
import type { OpenMenuProps } from './use-menu-on-demand';

export interface MenuProps {
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
}

const isAction = (item: MenuItem): item is MenuAction => 'onSelect' in item;
const isChoice = (item: MenuItem): item is MenuChoice => 'options' in item;

const isToggle = (item: MenuItem): item is MenuToggle => 'onToggle' in item;

const keysOf = (item: MenuItem) => (isChoice(item) ? item.options.map(({ key }) => key) : [item.key]);

export const OpenMenu = ({ items, ...props }: Omit<MenuProps, 'trigger'> & OpenMenuProps) => (
  <OpenList {...props} keys={items.flatMap(keysOf)} placement="bottom-end">
    {items.map((item) => (
      <Item key={item.key} item={item} />
    ))}
  </OpenList>
);

function Item({ item }: { item: MenuItem }) {
  if (isChoice(item)) return <ChoiceGroup label={item.label} items={item.options} onChoose={item.onChoose} />;
  if (isToggle(item)) return <Toggle item={item} />;
  return isAction(item) ? <Action item={item} /> : <LinkItem item={item} />;
}

function Action({ item }: { item: MenuAction }) {
  const refused = item.disabledReason !== undefined;
  return (
    <Parts.Item
      value={item.key}
      closeOnSelect={!refused}
      aria-disabled={refused || undefined}
      data-danger={item.danger || undefined}
      onSelect={refused ? undefined : item.onSelect}
    >
      {item.icon}
      <span>
        <span>{item.label}</span>
        {refused && <small>{item.disabledReason}</small>}
      </span>
    </Parts.Item>
  );
}

function Toggle({ item: { key, label, checked, disabledReason: reason, onToggle } }: { item: MenuToggle }) {
  const refused = reason !== undefined;
  return (
    <Parts.CheckboxItem
      value={key}
      checked={checked}
      closeOnSelect={!refused}
      aria-disabled={refused || undefined}
      onCheckedChange={refused ? undefined : onToggle}
    >
      <CheckMark shown={checked} />
      <span>
        <span>{label}</span>
        {refused && <small>{reason}</small>}
      </span>
    </Parts.CheckboxItem>
  );
}

function LinkItem({ item: { key, label, icon, ...link } }: { item: MenuLink }) {
  return (
    <Parts.Item value={key} asChild>
      <RouterLink {...link}>
        {icon}
        <span>{label}</span>
      </RouterLink>
    </Parts.Item>
  );
}
