import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type CampaignListState, campaignQueries } from '@/entities/campaign';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoRecords } from '@/widgets/folder-browser';

const route = getRouteApi('/$cabinet');

interface NoCampaignsProps {
  state: Pick<CampaignListState, 'folder' | 'group' | 'owner'>;
  onClear: () => void;
}

export function NoCampaigns({ state: { folder, group, owner }, onClear }: NoCampaignsProps) {
  const { cabinet } = route.useParams();
  return (
    <NoRecords
      noun="campaign"
      isFiltered={group !== undefined || owner !== undefined}
      onClear={onClear}
      folder={folder}
      archive={{
        query: campaignQueries.archived(folder),
        link: (
          <ButtonLink
            to="/$cabinet/campaigns"
            params={{ cabinet }}
            search={{ state: 'archived', folder }}
            variant="outline"
          >
            Show archived campaigns
          </ButtonLink>
        ),
      }}
    >
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
        A campaign holds adverts that share a budget, hours and an audience. Create one, add a video, and you see what
        is left to do until it serves.
      </EmptyState>
    </NoRecords>
  );
}
