import { useMutationState } from '@tanstack/react-query';
import { type Advert, AdvertStatusBadge } from '@/entities/advert';
import { changeStatusKey, type StatusChange } from '../api/use-change-advert-status';

/**
 * The advert's status, or the one that it is on its way to. Nothing is written into the cache ahead of the server, so
 * a refusal needs no undoing.
 */
export function PendingAdvertStatus({ advert }: { advert: Pick<Advert, 'id' | 'status'> }) {
  const pending = useMutationState({
    filters: { mutationKey: changeStatusKey(advert.id), status: 'pending' },
    select: (mutation) => (mutation.state.variables as StatusChange).status,
  });
  return <AdvertStatusBadge status={pending.at(-1) ?? advert.status} />;
}
