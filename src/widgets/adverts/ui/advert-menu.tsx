import { Copy, EllipsisVertical, FolderInput, Play, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { useFolderKinds } from '@/entities/session';
import { useStartOrStopAdvert } from '@/features/change-advert-status';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { CopyAdvertDialog } from './copy-advert-dialog';
import { useRemoveAdvertAction } from './use-remove-advert-action';

interface AdvertMenuProps {
  advert: Advert;
  label: string;
  onRemoved?: () => Promise<unknown>;
}

/**
 * The menu of an advert, the same in all lists. Start and stop are always enabled: if one is not allowed, it shows the
 * reason.
 */
export function AdvertMenu({ advert, label, onRemoved }: AdvertMenuProps) {
  const [copying, setCopying] = useState(false);
  const [moving, setMoving] = useState(false);
  const inFolders = useFolderKinds().includes('advert');
  const { startOrStop } = useStartOrStopAdvert(advert);
  const remove = useRemoveAdvertAction(onRemoved);

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          {
            key: 'start',
            label: 'Start',
            icon: <Play aria-hidden />,
            onSelect: () => startOrStop('working'),
          },
          {
            key: 'stop',
            label: 'Stop',
            icon: <Square aria-hidden />,
            onSelect: () => startOrStop('stopped'),
          },
          ...(inFolders
            ? [
                {
                  key: 'move',
                  label: 'Move to folder',
                  icon: <FolderInput aria-hidden />,
                  onSelect: () => setMoving(true),
                },
              ]
            : []),
          { key: 'copy', label: 'Copy', icon: <Copy aria-hidden />, onSelect: () => setCopying(true) },
          {
            key: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => void remove(advert),
          },
        ]}
      />
      {copying && <CopyAdvertDialog advert={advert} onClose={() => setCopying(false)} />}
      {moving && (
        <MoveToFolderDialog
          moved={{ kind: 'advert', records: [advert], from: advert.folderId }}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}
