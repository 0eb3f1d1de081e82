import type { ComponentProps, ReactElement } from 'react';
import { useMenuOnDemand } from './use-menu-on-demand';

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

const load = async () => (await import('./open-check-menu')).OpenCheckMenu;

/** Menu of options to switch on and off; stays open meanwhile. */
export function CheckMenu({ trigger, ...props }: CheckMenuProps) {
  const { menuButton, Open, openProps } = useMenuOnDemand(trigger, load);
  return (
    <>
      {menuButton}
      {Open && <Open {...props} {...openProps} />}
    </>
  );
}
