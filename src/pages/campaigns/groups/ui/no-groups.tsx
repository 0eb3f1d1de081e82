import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { GroupListState } from '@/entities/group';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoRecords } from '@/widgets/folder-browser';

const route = getRouteApi('/$cabinet');

interface NoGroupsProps {
  state: Pick<GroupListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoGroups({ state: { folder, owner }, onClear }: NoGroupsProps) {
  const { cabinet } = route.useParams();
  return (
    <NoRecords plural="groups" isFiltered={owner !== undefined} onClear={onClear} folder={folder}>
      <EmptyState
        title="No groups yet"
        action={
          <ButtonLink
            to="/$cabinet/campaigns/new-group"
            params={{ cabinet }}
            variant="outline"
            icon={<Plus aria-hidden />}
          >
            Create a group
          </ButtonLink>
        }
      >
        A group sets a shared budget and dates for its campaigns.
      </EmptyState>
    </NoRecords>
  );
}
