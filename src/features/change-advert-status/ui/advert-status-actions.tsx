import { checkAdvertReview } from '@preroll/rules/advert/advert-review';
import { checkStatusChange } from '@preroll/rules/advert/advert-status';
import { useUnit } from 'effector-react';
import { Ban, Check, Play, ShieldQuestion, Square, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert, AdvertStatus } from '@/entities/advert';
import { $viewer, isAdminOrManager } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { useApproveAdvert } from '../api/use-approve-advert';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';
import { useReviewAdvert } from '../api/use-review-advert';
import { useStartOrStopAdvert } from '../api/use-start-or-stop-advert';
import { BanDialog } from './ban-dialog';
import { ReturnDialog } from './return-dialog';

const starts = { target: 'working', label: 'Start', icon: <Play />, variant: 'outline' } as const;
const stops = { target: 'stopped', label: 'Stop', icon: <Square />, variant: 'outline' } as const;
const approves = { target: 'approved', label: 'Approve', icon: <Check />, variant: 'solid' } as const;

/**
 * One button for the most likely action: starts or stops the advert, or approves it if it waits for the user's
 * decision. Managers and admins also get a menu for moderation. Actions that are not allowed stay enabled and show the
 * reason.
 */
export function AdvertStatusActions({ advert }: { advert: Advert }) {
  const viewer = useUnit($viewer);
  const [openDialog, setOpenDialog] = useState<'return' | 'ban' | null>(null);
  const { mutate } = useChangeAdvertStatus(advert);
  const { mutate: approve, isPending: isApproving } = useApproveAdvert(advert.id);
  const { startOrStop, isPending: isChanging } = useStartOrStopAdvert(advert);
  const { mutate: review } = useReviewAdvert(advert);
  const changeTo = (status: AdvertStatus) => mutate({ status });
  const isForApproval =
    advert.status === 'moderate' && viewer && checkStatusChange('moderate', 'approved', viewer) === null;
  // adverts that don't work may be stopped, too, but starting is the likely action
  const { target, label, icon, variant } = isForApproval ? approves : advert.status === 'working' ? stops : starts;

  // asks for a reason only if the rule allows the decision
  const ban = () => {
    if (viewer && checkStatusChange(advert.status, 'ban', viewer) === null) setOpenDialog('ban');
    else changeTo('ban');
  };

  const sendBack = () => {
    const facts = { status: advert.status, isReturned: advert.returned !== null };
    if (viewer && checkAdvertReview(facts, 'return', viewer) === null) setOpenDialog('return');
    else review({ action: 'return' });
  };

  return (
    <>
      {viewer && isAdminOrManager(viewer) && (
        <Menu
          label="Moderation"
          trigger={<Button variant="outline">Moderation</Button>}
          items={[
            {
              key: 'approve',
              label: 'Approve',
              icon: <Check />,
              onSelect: () => approve({ advert, status: 'approved' }),
            },
            { key: 'moderate', label: 'On moderation', icon: <ShieldQuestion />, onSelect: () => changeTo('moderate') },
            { key: 'return', label: 'Return', icon: <Undo2 />, onSelect: sendBack },
            { key: 'ban', label: 'Ban', icon: <Ban />, onSelect: ban, danger: true },
          ]}
        />
      )}
      <Button
        variant={variant}
        icon={icon}
        loading={target === 'approved' ? isApproving : isChanging}
        onClick={() => (target === 'approved' ? approve({ advert, status: 'approved' }) : startOrStop(target))}
      >
        {label}
      </Button>
      {openDialog === 'ban' && <BanDialog advert={advert} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'return' && <ReturnDialog advert={advert} onClose={() => setOpenDialog(null)} />}
    </>
  );
}
