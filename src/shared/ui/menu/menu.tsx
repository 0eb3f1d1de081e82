import type { LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useMenuOnDemand } from './use-menu-on-demand';

interface Item {
  key: string;
  label: string;
  icon?: ReactNode;
}

export interface MenuAction extends Item {
  onSelect: () => void;
  /** Disables the item; shown below its label. */
  disabledReason?: string | undefined;
  danger?: boolean;
}

export type MenuLink = Item & Pick<LinkProps, 'to' | 'params' | 'search' | 'preload'>;

export interface MenuOption {
  key: string;
  label: string;
  checked: boolean;
  /** Disables the option; shown below its label. */
  disabledReason?: string | undefined;
}

/** Options of which exactly one is selected. */
export interface MenuChoice {
  key: string;
  label: string;
  options: readonly MenuOption[];
  onChoose: (key: string) => void;
}

export interface MenuToggle extends MenuOption {
  onToggle: () => void;
}

export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuToggle;

export interface MenuProps {
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
}

const load = async () => (await import('./open-menu')).OpenMenu;

/** Menu of actions that don't deserve a button of their own. */
export function Menu({ trigger, ...props }: MenuProps) {
  const { menuButton, Open, openProps } = useMenuOnDemand(trigger, load);
  return (
    <>
      {menuButton}
      {Open && <Open {...props} {...openProps} />}
    </>
  );
}
