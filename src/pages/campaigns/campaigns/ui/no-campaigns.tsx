import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { CampaignListState } from '@/entities/campaign';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const route = getRouteApi('/$cabinet');

interface NoCampaignsProps {
  state: Pick<CampaignListState, 'folder' | 'group' | 'owner'>;
  onClear: () => void;
}

export function NoCampaigns({ state: { folder, group, owner }, onClear }: NoCampaignsProps) {
  const { cabinet } = route.useParams();
  if (group !== undefined || owner !== undefined)
    return (
      <EmptyState
        title="No campaigns match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        This group or advertiser has no campaigns here.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState
      title="No campaigns yet"
      action={
        <ButtonLink
          to="/$cabinet/campaigns/new-campaign"
          params={{ cabinet }}
          variant="outline"
          icon={<Plus aria-hidden />}
        >
          Create a campaign
        </ButtonLink>
      }
    >
      A campaign holds adverts that share a budget, hours and an audience. Create one, add a video, and it serves after
      review.
    </EmptyState>
  ) : (
    <EmptyState title="No campaigns here">
      Select campaigns and move them here, or drag them onto the folder.
    </EmptyState>
  );
}
