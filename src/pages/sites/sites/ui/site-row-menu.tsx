import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useFolderKinds } from '@/entities/session';
import type { Site } from '@/entities/site';
import { actionLabels, type BulkSiteAction, useRunSiteAction } from '@/features/change-sites';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { RowMenu } from '@/shared/ui/menu';

const route = getRouteApi('/$cabinet/sites/');

const refusals: Partial<Record<BulkSiteAction, Partial<Record<Site['status'], string>>>> = {
  start: { working: 'Already working', archive: 'Restore it first' },
  stop: { stopped: 'Already stopped', archive: 'Restore it first' },
};

export function SiteRowMenu({ site }: { site: Site }) {
  const { cabinet } = route.useParams();
  const run = useRunSiteAction();
  const inFolders = useFolderKinds().includes('site');
  const [isMoving, setIsMoving] = useState(false);
  const act = (action: BulkSiteAction) => ({
    key: action,
    label: actionLabels[action],
    disabledReason: refusals[action]?.[site.status],
    onSelect: () => run(action, [site]),
  });
  return (
    <>
      <RowMenu
        name={site.name}
        items={[
          { key: 'edit', label: 'Edit', to: '/$cabinet/sites/$siteId/edit', params: { cabinet, siteId: site.id } },
          act('start'),
          act('stop'),
          ...(inFolders ? [{ key: 'move', label: 'Move to folder', onSelect: () => setIsMoving(true) }] : []),
          act(site.status === 'archive' ? 'restore' : 'archive'),
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
