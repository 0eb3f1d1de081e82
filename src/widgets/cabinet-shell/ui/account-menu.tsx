import { useQuery } from '@tanstack/react-query';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import type { Cabinet } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { useLeave } from '../model/use-leave';

/** Who one is, and the way out. */
export function AccountMenu({ cabinet }: { cabinet: Cabinet }) {
  const { data: user } = useQuery(userQueries.me());
  const leave = useLeave();

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
