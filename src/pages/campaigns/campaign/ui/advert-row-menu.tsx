import { Copy, EllipsisVertical, Play, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { useChangeAdvertStatus } from '@/features/change-advert-status';
import { CopyAdvertDialog } from '@/features/copy-advert';
import { useRemoveAdvertAction } from '@/features/remove-advert';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

/** What can be done with an advert without opening it. */
export function AdvertRowMenu({ advert }: { advert: Advert }) {
  const [copying, setCopying] = useState(false);
  const { mutate: changeStatus } = useChangeAdvertStatus(advert.id);
  const remove = useRemoveAdvertAction();
  const label = `Actions for ${advert.name}`;

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          { key: 'start', label: 'Start', icon: <Play aria-hidden />, onSelect: () => changeStatus('working') },
          { key: 'stop', label: 'Stop', icon: <Square aria-hidden />, onSelect: () => changeStatus('stopped') },
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
    </>
  );
}
