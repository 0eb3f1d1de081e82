import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cabinet } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { storeAccountZone } from '@/shared/lib/dates';
import { preferencesReceived } from '@/shared/lib/preferences';
import { AccountMenu } from '@/shared/ui/shell';
import { useSignOut } from '../model/use-sign-out';

export function CabinetAccount({ cabinet }: { cabinet: Cabinet }) {
  const { data: user, dataUpdatedAt } = useQuery(userQueries.me());

  // preferences may have been changed in another browser
  useEffect(() => {
    if (!user) return;
    preferencesReceived({ preferences: user.preferences, at: dataUpdatedAt });
    storeAccountZone(user.timezone);
  }, [user, dataUpdatedAt]);

  const leave = useSignOut();
  return (
    <AccountMenu
      account={user}
      settings={{ to: '/$cabinet/settings', params: { cabinet } }}
      onSignOut={() => void leave()}
    />
  );
}
