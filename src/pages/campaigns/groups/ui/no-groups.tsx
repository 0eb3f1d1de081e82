import { FolderOpen, Layers, SearchX } from 'lucide-react';
import type { GroupListState } from '@/entities/group';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoGroupsProps {
  state: Pick<GroupListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoGroups({ state: { folder, owner }, onClear }: NoGroupsProps) {
  if (owner !== undefined)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No groups match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        There are none of this advertiser.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState icon={<Layers aria-hidden />} title="No groups yet">
      A group limits what its campaigns spend together, and when they run.
    </EmptyState>
  ) : (
    <EmptyState icon={<FolderOpen aria-hidden />} title="No groups here">
      Move groups here by the menu of their rows, or drag them onto the folder.
    </EmptyState>
  );
}
