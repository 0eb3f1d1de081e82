import { useUnit } from 'effector-react';
import { $viewer, landingPath } from '@/entities/session';
import { SignInButton } from '@/features/sign-in';
import { ButtonLink } from '@/shared/ui/button';

/** The way in: signing in, or back into the cabinet for those who are signed in. */
export function Entrance() {
  const viewer = useUnit($viewer);
  if (viewer === null) return <SignInButton />;
  const landing = landingPath(viewer.supportPanels);
  return landing === '/' ? null : <ButtonLink to={landing}>Open cabinet</ButtonLink>;
}
