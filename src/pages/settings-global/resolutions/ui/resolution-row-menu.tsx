import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Resolution, resolutionSize } from '@/entities/resolution';
import { useRemoveResolution } from '@/features/remove-resolution';
import { ResolutionDialog } from '@/features/save-resolution';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

export function ResolutionRowMenu({ resolution }: { resolution: Resolution }) {
  const [editing, setEditing] = useState(false);
  const remove = useRemoveResolution();
  const label = `Actions for ${resolutionSize(resolution)}`;

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          { key: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => setEditing(true) },
          {
            key: 'remove',
            label: 'Remove',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => void remove(resolution),
          },
        ]}
      />
      {editing && <ResolutionDialog resolution={resolution} onClose={() => setEditing(false)} />}
    </>
  );
}
