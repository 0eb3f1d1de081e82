import { getRouteApi } from '@tanstack/react-router';
import type { AdvertListState } from '@/entities/advert';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const route = getRouteApi('/$cabinet');

interface NoAdvertsProps {
  state: Pick<AdvertListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoAdverts({ state: { folder, owner }, onClear }: NoAdvertsProps) {
  const { cabinet } = route.useParams();
  if (owner !== undefined)
    return (
      <EmptyState
        title="No adverts match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        This advertiser has no adverts here.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState
      title="No adverts yet"
      action={
        <ButtonLink to="/$cabinet/campaigns" params={{ cabinet }} variant="outline">
          Choose a campaign
        </ButtonLink>
      }
    >
      An advert is a video with a link. Open a campaign and add the first one there.
    </EmptyState>
  ) : (
    <EmptyState title="No adverts here">
      Move adverts here from their row menus, or drag them onto the folder.
    </EmptyState>
  );
}
