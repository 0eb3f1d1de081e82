import { Menu as Parts } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type LinkProps, Link as RouterLink } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useId } from 'react';
import { menuRecipe } from './menu-recipe';

interface Item {
  key: string;
  label: string;
  icon?: ReactNode;
}

export interface MenuAction extends Item {
  onSelect: () => void;
  /** Why it can't be chosen now; shown below the label. */
  disabledReason?: string | undefined;
  /** It destroys something. */
  danger?: boolean;
}

export type MenuLink = Item & Pick<LinkProps, 'to' | 'params' | 'search' | 'preload'>;

export type MenuItem = MenuAction | MenuLink;

interface MenuProps {
  /** Names the list for assistive technology. */
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

const isAction = (item: MenuItem): item is MenuAction => 'onSelect' in item;

/** Actions that are not worth a button of their own. */
export function Menu({ label, trigger, items }: MenuProps) {
  const labelId = useId();
  return (
    <Parts.Root recipe={menuRecipe} positioning={{ placement: 'bottom-end', gutter: 4 }} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          {/* else the list would be named after its trigger, which is often just "More" */}
          <span id={labelId} hidden>
            {label}
          </span>
          <Parts.Content aria-labelledby={labelId}>
            {items.map((item) =>
              isAction(item) ? <Action key={item.key} item={item} /> : <LinkItem key={item.key} item={item} />,
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
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
