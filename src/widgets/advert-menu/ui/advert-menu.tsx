import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { CopyAdvertDialog } from '@/features/copy-advert';
import { useRemoveAdvertAction } from '@/features/remove-advert';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuItem } from '@/shared/ui/menu';

interface AdvertMenuProps {
  advert: Advert;
  label: string;
  /** What can be done besides, in front. */
  items?: readonly MenuItem[];
  onRemoved?: () => Promise<unknown>;
}

/** What is done with an advert wherever it is shown. */
export function AdvertMenu({ advert, label, items = [], onRemoved }: AdvertMenuProps) {
  const [copying, setCopying] = useState(false);
  const remove = useRemoveAdvertAction(onRemoved);

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          ...items,
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
