import { useNavigate, useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { signOutAsked } from '@/features/sign-out';

/** The way out: unsaved work asks first; who stays for it is not signed out. */
export function useLeave() {
  const signOut = useUnit(signOutAsked);
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    await navigate({ to: '/' });
    if (router.state.location.pathname === '/') signOut();
  };
}
