import { useUnit } from 'effector-react';
import { $viewer, cabinetHome, firstCabinet } from '@/entities/session';
import { signOutAsked } from '@/features/sign-out';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EntranceButton } from './entrance-button';

/** The way in: signing in, or for those who are signed in back into their cabinet; out again for those who have none. */
export function Entrance() {
  const [viewer, signOut] = useUnit([$viewer, signOutAsked]);
  if (viewer === null) return <EntranceButton>Sign in</EntranceButton>;

  const cabinet = firstCabinet(viewer.supportPanels);
  if (cabinet === undefined) return <Button onClick={() => signOut()}>Sign out</Button>;
  return (
    <ButtonLink to={cabinetHome(cabinet)} preload={false}>
      Open cabinet
    </ButtonLink>
  );
}
