import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import type { Cabinet } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { signOutFx } from '@/features/sign-out';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

/** Who one is, and the way out. */
export function AccountMenu({ cabinet }: { cabinet: Cabinet }) {
  const { data: user } = useQuery(userQueries.me());
  const signOut = useUnit(signOutFx);
  const navigate = useNavigate();
  const router = useRouter();

  const leave = async () => {
    // unsaved work asks first; who stays for it is not signed out
    await navigate({ to: '/' });
    if (router.state.location.pathname === '/') await signOut();
  };

  const label = user ? `Account of ${user.name}` : 'Account';

  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<CircleUser />} />}
      items={[
        {
          key: 'settings',
          label: 'Settings',
          icon: <Settings aria-hidden />,
          to: '/$cabinet/settings',
          params: { cabinet },
        },
        { key: 'sign-out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: () => void leave() },
      ]}
    />
  );
}
