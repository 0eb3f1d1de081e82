import { useUnit } from 'effector-react';
import { signOutFx } from '@/features/sign-out';
import { Button } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** For an account without any cabinet. */
export function ForbiddenPage() {
  const signOut = useUnit(signOutFx);
  return (
    <DeadEnd
      title="Forbidden"
      reason="This account has no cabinet"
      action={<Button onClick={() => void signOut()}>Sign out</Button>}
    >
      Ask your manager to open one for you, or sign in with another account.
    </DeadEnd>
  );
}
