import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Group } from '@/entities/group';
import { useFolderKinds } from '@/entities/session';
import { MoveToFolderDialog } from '@/features/move-to-folder';
import { GroupMenu } from '@/features/save-group';

const route = getRouteApi('/$cabinet/campaigns/groups');

export function GroupRowMenu({ group }: { group: Group }) {
  const { cabinet } = route.useParams();
  const inFolders = useFolderKinds().includes('campaign');
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <GroupMenu
        group={group}
        edit={{ to: '/$cabinet/campaigns/$groupId/group/edit', params: { cabinet, groupId: group.id } }}
        onMoveToFolder={inFolders ? () => setIsMoving(true) : undefined}
      />
      {isMoving && (
        <MoveToFolderDialog
          moved={{ kind: 'campaign', record: 'group', records: [group], from: group.folderId }}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}
