import { useUnit } from 'effector-react';
import { signOutAsked } from '@/features/sign-out';
import { Button } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** For an account without any cabinet. */
export function ForbiddenPage() {
  const signOut = useUnit(signOutAsked);
  return (
    <DeadEnd
      title="Forbidden"
      reason="This account has no cabinet"
      action={<Button onClick={() => signOut()}>Sign out</Button>}
    >
      Ask your manager to open one for you, or sign in with another account.
    </DeadEnd>
  );
}
