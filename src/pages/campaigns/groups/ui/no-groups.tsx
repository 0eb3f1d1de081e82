import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { GroupListState } from '@/entities/group';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const route = getRouteApi('/$cabinet');

interface NoGroupsProps {
  state: Pick<GroupListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoGroups({ state: { folder, owner }, onClear }: NoGroupsProps) {
  const { cabinet } = route.useParams();
  if (owner !== undefined)
    return (
      <EmptyState
        title="No groups match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        This advertiser has no groups here.
      </EmptyState>
    );
  return folder === undefined ? (
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
  ) : (
    <EmptyState title="No groups here">Move groups here from their row menus, or drag them onto the folder.</EmptyState>
  );
}
