import { Menu as Parts } from '@chakra-ui/react/menu';
import { Link as RouterLink } from '@tanstack/react-router';
import type { MenuAction, MenuItem, MenuLink, MenuProps } from './menu';
import { OpenList } from './open-list';
import type { OpenMenuProps } from './use-menu-on-demand';

const isAction = (item: MenuItem): item is MenuAction => 'onSelect' in item;

/** What a `Menu` opens. */
export const OpenMenu = ({ items, ...props }: Omit<MenuProps, 'trigger'> & OpenMenuProps) => (
  <OpenList {...props} keys={items.map(({ key }) => key)} placement="bottom-end">
    {items.map((item) =>
      isAction(item) ? <Action key={item.key} item={item} /> : <LinkItem key={item.key} item={item} />,
    )}
  </OpenList>
);

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
        {item.label}
        {refused && <small>{item.disabledReason}</small>}
      </span>
    </Parts.Item>
  );
}

function LinkItem({ item: { key, label, icon, ...link } }: { item: MenuLink }) {
  return (
    <Parts.Item value={key} asChild>
      <RouterLink {...link}>
        {icon}
        {label}
      </RouterLink>
    </Parts.Item>
  );
}
