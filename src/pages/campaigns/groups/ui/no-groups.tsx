import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type GroupListState, groupQueries } from '@/entities/group';
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
    <NoRecords
      noun="group"
      isFiltered={owner !== undefined}
      onClear={onClear}
      folder={folder}
      archive={{
        query: groupQueries.archived(folder),
        link: (
          <ButtonLink
            to="/$cabinet/campaigns/groups"
            params={{ cabinet }}
            search={{ state: 'archived', folder }}
            variant="outline"
          >
            Show archived groups
          </ButtonLink>
        ),
      }}
    >
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
