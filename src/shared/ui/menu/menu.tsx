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
  /** Why it can't be chosen now; shown below the label. */
  disabledReason?: string | undefined;
  /** It destroys something. */
  danger?: boolean;
}

export type MenuLink = Item & Pick<LinkProps, 'to' | 'params' | 'search' | 'preload'>;

export type MenuItem = MenuAction | MenuLink;

export interface MenuProps {
  /** Names the list for assistive technology. */
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
}

const load = async () => (await import('./open-menu')).OpenMenu;

/** Actions that are not worth a button of their own. */
export function Menu({ trigger, ...props }: MenuProps) {
  const { button, Open, openProps } = useMenuOnDemand(trigger, load);
  return (
    <>
      {button}
      {Open && <Open {...props} {...openProps} />}
    </>
  );
}
