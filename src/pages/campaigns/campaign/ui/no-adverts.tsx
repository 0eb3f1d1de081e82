import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const route = getRouteApi('/$cabinet/campaigns/$campaignId');

export function NoAdverts() {
  const params = route.useParams();
  return (
    <EmptyState
      title="No adverts yet"
      action={
        <ButtonLink
          to="/$cabinet/campaigns/$campaignId/new-advert"
          params={params}
          variant="outline"
          icon={<Plus aria-hidden />}
        >
          Add an advert
        </ButtonLink>
      }
    >
      An advert is a video with a link.
    </EmptyState>
  );
}
