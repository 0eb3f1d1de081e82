import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { Site } from '@/entities/site';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { RowMenu } from '@/shared/ui/menu';

export function SiteRowMenu({ site }: { site: Site }) {
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <RowMenu
        name={site.name}
        items={[
          {
            key: 'move',
            label: 'Move to folder',
            icon: <FolderInput aria-hidden />,
            onSelect: () => setIsMoving(true),
          },
        ]}
      />
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'site', records: [site], from: site.folderId }}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}
