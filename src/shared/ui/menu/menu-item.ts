import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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
