import { useUnit } from 'effector-react';
import { signOutFx } from '@/features/sign-out';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';

/** For an account without any cabinet. */
export function ForbiddenPage() {
  const signOut = useUnit(signOutFx);
  return (
    <>
      <PageHeader title="Forbidden" />
      <EmptyState title="This account has no cabinet" action={<Button onClick={() => void signOut()}>Sign out</Button>}>
        Ask your manager to open one for you, or sign in with another account.
      </EmptyState>
    </>
  );
}
