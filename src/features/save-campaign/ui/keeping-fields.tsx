import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { GroupField } from '@/entities/group';
import { OwnerField } from '@/entities/user';

interface KeepingFieldsProps {
  /** Somebody who looks after others says whose it is. */
  asksOwner?: boolean;
  /** Whose it is, where that can't be chosen; undefined is one's own. */
  ownerId?: number;
  /** In which folder, for those who have any. */
  folder: ReactNode;
}

/** Whose a campaign is, in which of their groups, and in which folder. */
export function KeepingFields({ asksOwner = false, ownerId, folder }: KeepingFieldsProps) {
  const chosen: unknown = useWatch({ name: 'owner_id' });
  const owner = asksOwner && typeof chosen === 'number' ? chosen : ownerId;
  const isKnown = !asksOwner || owner !== undefined;
  return (
    <>
      {asksOwner && <OwnerField />}
      <GroupField ownerId={owner} disabledReason={isKnown ? undefined : 'Choose the advertiser first'} />
      {folder}
    </>
  );
}
