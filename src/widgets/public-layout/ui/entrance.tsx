import { useUnit } from 'effector-react';
import { $viewer, cabinetHome, firstCabinet } from '@/entities/session';
import { signOutRequested } from '@/features/sign-out';
import { Button, type ButtonAppearance, ButtonLink } from '@/shared/ui/button';
import { EntranceButton } from './entrance-button';

/**
 * The sign-in button for visitors, a link to the cabinet for users, and a sign-out button for users without a cabinet.
 */
export function Entrance(appearance: Pick<ButtonAppearance, 'variant' | 'size'>) {
  const [viewer, signOut] = useUnit([$viewer, signOutRequested]);
  if (viewer === null) return <EntranceButton {...appearance}>Sign in</EntranceButton>;

  const cabinet = firstCabinet(viewer.supportPanels);
  if (cabinet === undefined)
    return (
      <Button {...appearance} onClick={() => signOut()}>
        Sign out
      </Button>
    );
  return (
    <ButtonLink {...appearance} to={cabinetHome(cabinet)} preload={false}>
      Open cabinet
    </ButtonLink>
  );
}
