import { useUnit } from 'effector-react';
import { signOutRequested } from '@/features/sign-out';
import { Button } from '@/shared/ui/button';
import { DeadEnd } from '@/shared/ui/dead-end';

/** Shown to accounts that have no cabinet. */
export function ForbiddenPage() {
  const signOut = useUnit(signOutRequested);
  return (
    <DeadEnd title="Forbidden" action={<Button onClick={() => signOut()}>Sign out</Button>}>
      This account has no cabinet. Ask your manager to give you access to one, or sign in with another account.
    </DeadEnd>
  );
}
