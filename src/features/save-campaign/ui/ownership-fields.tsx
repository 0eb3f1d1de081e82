import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { GroupField } from '@/entities/group';
import { OwnerField } from '@/entities/user';

interface OwnershipFieldsProps {
  /** Managers and admins choose the owner. */
  asksOwner?: boolean;
  /** The owner if it can't be chosen; undefined for the user's own. */
  ownerId?: number;
  /** The folder field, for users who have folders. */
  folder: ReactNode;
}

/** Fields for the owner, the group and the folder of a campaign. */
export function OwnershipFields({ asksOwner = false, ownerId, folder }: OwnershipFieldsProps) {
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
