import { Copy, EllipsisVertical, FolderInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import { useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuItem } from '@/shared/ui/menu';
import { CopyAdvertDialog } from './copy-advert-dialog';
import { useRemoveAdvertAction } from './use-remove-advert-action';

interface AdvertMenuProps {
  advert: Advert;
  label: string;
  /** Further items, placed first. */
  items?: readonly MenuItem[];
  onRemoved?: () => Promise<unknown>;
}

/** The menu of an advert, the same wherever the advert appears. */
export function AdvertMenu({ advert, label, items = [], onRemoved }: AdvertMenuProps) {
  const [copying, setCopying] = useState(false);
  const [moving, setMoving] = useState(false);
  const inFolders = useFolderKinds().includes('advert');
  const remove = useRemoveAdvertAction(onRemoved);

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          ...items,
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
