import { useNavigate, useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { signOutRequested } from '@/features/sign-out';

/** Signs out after navigating away, so that the guard for unsaved changes can still cancel. */
export function useSignOut() {
  const signOut = useUnit(signOutRequested);
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    await navigate({ to: '/' });
    if (router.state.location.pathname === '/') signOut();
  };
}
