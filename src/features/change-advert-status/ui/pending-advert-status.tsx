import { useMutationState } from '@tanstack/react-query';
import { type Advert, AdvertStatusBadge, advertStateOf } from '@/entities/advert';
import type { StatusChange } from '../api/change-advert-status';
import { changeStatusKey } from '../api/use-change-advert-status';

/**
 * Shows the advert's state, or the status it is changing to. The cache is not updated ahead of the server, so a refusal
 * needs no rollback.
 */
export function PendingAdvertStatus({ advert }: { advert: Pick<Advert, 'id' | 'status' | 'returned'> }) {
  const pending = useMutationState({
    filters: { mutationKey: changeStatusKey(advert.id), status: 'pending' },
    select: (mutation) => (mutation.state.variables as StatusChange).status,
  });
  return <AdvertStatusBadge status={pending.at(-1) ?? advertStateOf(advert)} />;
}
