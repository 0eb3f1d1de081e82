import { checkStatusChange } from '@preroll/rules/advert/advert-status';
import { useMutationState } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Advert, AdvertStatusBadge, advertStateOf } from '@/entities/advert';
import { $viewer } from '@/entities/session';
import type { StatusChange } from '../api/change-advert-status';
import { changeStatusKey, nobody } from '../api/use-change-advert-status';

/**
 * Shows the status that the advert is changing to, or its state if nothing is pending or the rules refuse the change.
 * The cache is not updated optimistically, so a refusal needs no rollback.
 */
export function PendingAdvertStatus({ advert }: { advert: Pick<Advert, 'id' | 'status' | 'returned'> }) {
  const viewer = useUnit($viewer) ?? nobody;
  const pending = useMutationState({
    filters: { mutationKey: changeStatusKey(advert.id), status: 'pending' },
    select: (mutation) => (mutation.state.variables as StatusChange).status,
  });
  const target = pending.findLast((status) => checkStatusChange(advert.status, status, viewer) === null);
  return <AdvertStatusBadge status={target ?? advertStateOf(advert)} />;
}
