import type { CheckMenuProps } from './open-check-menu';
import { useMenuOnDemand } from './use-menu-on-demand';

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
