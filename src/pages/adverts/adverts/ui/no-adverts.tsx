import { getRouteApi } from '@tanstack/react-router';
import type { AdvertListState } from '@/entities/advert';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoRecords } from '@/widgets/folder-browser';

const route = getRouteApi('/$cabinet');

interface NoAdvertsProps {
  state: Pick<AdvertListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoAdverts({ state: { folder, owner }, onClear }: NoAdvertsProps) {
  const { cabinet } = route.useParams();
  return (
    <NoRecords noun="advert" isFiltered={owner !== undefined} onClear={onClear} folder={folder}>
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
    </NoRecords>
  );
}
