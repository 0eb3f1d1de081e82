import type { Advert } from '@/entities/advert';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';
import { DecisionDialog } from './decision-dialog';

interface BanDialogProps {
  advert: Pick<Advert, 'id' | 'campaignId' | 'name' | 'ban'>;
  /** The version that was reviewed; without it, the current version is banned. */
  version?: number;
  /** See `DecisionDialog`. */
  onDecided?: (isDone: boolean) => void;
  onClose: () => void;
}

/** Bans an advert with a reason, or changes the reason of a banned one. */
export function BanDialog({ advert, version, onDecided, onClose }: BanDialogProps) {
  const { mutateAsync: changeStatus } = useChangeAdvertStatus(advert, { hasForm: true });

  return (
    <DecisionDialog
      title={`Ban ${advert.name}?`}
      name="ban"
      reason={advert.ban ?? undefined}
      submitLabel="Ban"
      danger
      onSubmit={(ban) => changeStatus({ status: 'ban', ban, ...(version !== undefined && { version }) })}
      onDecided={onDecided}
      onClose={onClose}
    >
      The advert stops immediately and has to pass moderation again.
    </DecisionDialog>
  );
}
