import type { ComponentProps, ReactElement } from 'react';
import { useMenuOnDemand } from './use-menu-on-demand';

interface CheckItem {
  key: string;
  label: string;
  checked: boolean;
  /** It can't be changed. */
  fixed?: boolean;
}

export interface CheckGroup {
  label: string;
  /** Several of them, or one. */
  kind: 'many' | 'one';
  items: readonly CheckItem[];
  onToggle: (key: string) => void;
}

export interface CheckMenuProps {
  /** Names the list for assistive technology. */
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  groups: readonly CheckGroup[];
}

const load = async () => (await import('./open-check-menu')).OpenCheckMenu;

/** Things to switch on and off that are not worth a place of their own; it stays open meanwhile. */
export function CheckMenu({ trigger, ...props }: CheckMenuProps) {
  const { button, Open, openProps } = useMenuOnDemand(trigger, load);
  return (
    <>
      {button}
      {Open && <Open {...props} {...openProps} />}
    </>
  );
}
