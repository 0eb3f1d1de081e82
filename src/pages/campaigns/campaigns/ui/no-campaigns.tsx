import { FolderOpen, Megaphone, SearchX } from 'lucide-react';
import type { CampaignListState } from '@/entities/campaign';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoCampaignsProps {
  state: Pick<CampaignListState, 'folder' | 'group' | 'owner'>;
  onClear: () => void;
}

export function NoCampaigns({ state: { folder, group, owner }, onClear }: NoCampaignsProps) {
  if (group !== undefined || owner !== undefined)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No campaigns match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        There are none of this group or advertiser.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState icon={<Megaphone aria-hidden />} title="No campaigns yet">
      A campaign holds adverts and says whom they are shown to. Create the first one.
    </EmptyState>
  ) : (
    <EmptyState icon={<FolderOpen aria-hidden />} title="No campaigns here">
      Select campaigns and move them here, or drag them onto the folder.
    </EmptyState>
  );
}
