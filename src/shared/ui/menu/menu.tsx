import type { MenuProps } from './open-menu';
import { useMenuOnDemand } from './use-menu-on-demand';

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
