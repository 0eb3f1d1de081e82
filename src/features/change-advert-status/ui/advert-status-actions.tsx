import { refuseStatusChange } from '@preroll/rules/advert-status';
import { useUnit } from 'effector-react';
import { Ban, Check, Play, ShieldQuestion, Square } from 'lucide-react';
import { useState } from 'react';
import type { Advert, AdvertStatus } from '@/entities/advert';
import { $viewer, isAdminOrManager } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';
import { BanDialog } from './ban-dialog';

const starts = { target: 'working', label: 'Start', icon: <Play />, variant: 'outline' } as const;
const stops = { target: 'stopped', label: 'Stop', icon: <Square />, variant: 'outline' } as const;
const approves = { target: 'approved', label: 'Approve', icon: <Check />, variant: 'solid' } as const;

/**
 * One button that does what the advert needs: it starts or stops it, and approves what waits for an admin's decision.
 * Managers and admins also have the menu of moderation. What isn't allowed can be chosen all the same, and is answered
 * with the reason.
 */
export function AdvertStatusActions({ advert }: { advert: Advert }) {
  const viewer = useUnit($viewer);
  const [isBanning, setIsBanning] = useState(false);
  const { mutate, isPending, variables } = useChangeAdvertStatus(advert);
  const changeTo = (status: AdvertStatus) => mutate({ status });
  const isForApproval =
    advert.status === 'moderate' && viewer && refuseStatusChange('moderate', 'approved', viewer) === null;
  // the rules allow to stop what isn't working, too, but starting it is what it needs
  const { target, label, icon, variant } = isForApproval ? approves : advert.status === 'working' ? stops : starts;

  const ban = () => {
    // asks for a reason only if the ban will go through
    if (viewer && refuseStatusChange(advert.status, 'ban', viewer) === null) setIsBanning(true);
    else changeTo('ban');
  };

  return (
    <>
      {viewer && isAdminOrManager(viewer) && (
        <Menu
          label="Moderation"
          trigger={<Button variant="outline">Moderation</Button>}
          items={[
            { key: 'approve', label: 'Approve', icon: <Check />, onSelect: () => changeTo('approved') },
            { key: 'moderate', label: 'On moderation', icon: <ShieldQuestion />, onSelect: () => changeTo('moderate') },
            { key: 'ban', label: 'Ban', icon: <Ban />, onSelect: ban, danger: true },
          ]}
        />
      )}
      <Button
        variant={variant}
        icon={icon}
        loading={isPending && variables.status === target}
        onClick={() => changeTo(target)}
      >
        {label}
      </Button>
      {isBanning && <BanDialog advert={advert} onClose={() => setIsBanning(false)} />}
    </>
  );
}
