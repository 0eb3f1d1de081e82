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
 * One button that starts or stops an advert, whichever it will do; managers and admins moderate it. What isn't allowed
 * can be chosen all the same, and is answered with the reason.
 */
export function AdvertStatusActions({ advert }: { advert: Advert }) {
  const viewer = useUnit($viewer);
  const [isBanning, setIsBanning] = useState(false);
  const { mutate, isPending, variables } = useChangeAdvertStatus(advert);
  const changeTo = (status: AdvertStatus) => mutate({ status });
  // the rules allow to stop what isn't working, too, but starting it is what it needs
  const isWorking = advert.status === 'working';
  const target = isWorking ? 'stopped' : 'working';

  const ban = () => {
    // asks for a reason only if the ban will go through
    if (viewer && refuseStatusChange(advert.status, 'ban', viewer) === null) setIsBanning(true);
    else changeTo('ban');
  };

  return (
    <>
      <Button
        variant="outline"
        icon={isWorking ? <Square /> : <Play />}
        loading={isPending && variables.status === target}
        onClick={() => changeTo(target)}
      >
        {isWorking ? 'Stop' : 'Start'}
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
