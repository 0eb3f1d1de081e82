import { useUnit } from 'effector-react';
import { Ban, Check, Play, ShieldQuestion, Square } from 'lucide-react';
import type { Advert, AdvertStatus } from '@/entities/advert';
import { $viewer, isAdminOrManager } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { Menu } from '@/shared/ui/menu';
import { useChangeAdvertStatus } from '../api/use-change-advert-status';

/**
 * Starts and stops an advert, and for those who look after others, moderates it. Every transition can be asked for;
 * one that isn't allowed is answered with the reason.
 */
export function AdvertStatusActions({ advert }: { advert: Advert }) {
  const viewer = useUnit($viewer);
  const confirm = useConfirm();
  const { mutate, isPending, variables } = useChangeAdvertStatus(advert.id);
  const isChangingTo = (target: AdvertStatus) => isPending && variables === target;

  const ban = async () => {
    const sure = await confirm({
      title: `Ban ${advert.name}?`,
      text: 'It stops at once and can only come back through moderation.',
      confirmLabel: 'Ban',
      danger: true,
    });
    if (sure) mutate('ban');
  };

  return (
    <>
      <Button variant="outline" icon={<Play />} loading={isChangingTo('working')} onClick={() => mutate('working')}>
        Start
      </Button>
      <Button variant="outline" icon={<Square />} loading={isChangingTo('stopped')} onClick={() => mutate('stopped')}>
        Stop
      </Button>
      {viewer && isAdminOrManager(viewer) && (
        <Menu
          label="Moderation"
          trigger={<Button variant="outline">Moderation</Button>}
          items={[
            { key: 'approve', label: 'Approve', icon: <Check />, onSelect: () => mutate('approved') },
            { key: 'moderate', label: 'On moderation', icon: <ShieldQuestion />, onSelect: () => mutate('moderate') },
            { key: 'ban', label: 'Ban', icon: <Ban />, onSelect: ban, danger: true },
          ]}
        />
      )}
    </>
  );
}
