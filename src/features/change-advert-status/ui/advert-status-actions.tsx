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

/**
 * Starts and stops an advert; lets managers and admins moderate it. Every transition can be chosen, and one that isn't
 * allowed is answered with the reason.
 */
export function AdvertStatusActions({ advert }: { advert: Advert }) {
  const viewer = useUnit($viewer);
  const [isBanning, setIsBanning] = useState(false);
  const { mutate, isPending, variables } = useChangeAdvertStatus(advert);
  const changeTo = (status: AdvertStatus) => mutate({ status });
  const isChangingTo = (target: AdvertStatus) => isPending && variables.status === target;

  const ban = () => {
    // asks for a reason only if the ban will go through
    if (viewer && refuseStatusChange(advert.status, 'ban', viewer) === null) setIsBanning(true);
    else changeTo('ban');
  };

  return (
    <>
      <Button variant="outline" icon={<Play />} loading={isChangingTo('working')} onClick={() => changeTo('working')}>
        Start
      </Button>
      <Button variant="outline" icon={<Square />} loading={isChangingTo('stopped')} onClick={() => changeTo('stopped')}>
        Stop
      </Button>
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
      {isBanning && <BanDialog advert={advert} onClose={() => setIsBanning(false)} />}
    </>
  );
}
