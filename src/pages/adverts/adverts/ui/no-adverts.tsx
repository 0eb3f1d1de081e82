import { Clapperboard, FolderOpen, SearchX } from 'lucide-react';
import type { AdvertListState } from '@/entities/advert';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface NoAdvertsProps {
  state: Pick<AdvertListState, 'folder' | 'owner'>;
  onClear: () => void;
}

export function NoAdverts({ state: { folder, owner }, onClear }: NoAdvertsProps) {
  if (owner !== undefined)
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No adverts match"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        This advertiser has none here.
      </EmptyState>
    );
  return folder === undefined ? (
    <EmptyState icon={<Clapperboard aria-hidden />} title="No adverts yet">
      An advert is a video with a link. Open a campaign and add the first one there.
    </EmptyState>
  ) : (
    <EmptyState icon={<FolderOpen aria-hidden />} title="No adverts here">
      Move adverts here by the menu of their rows, or drag them onto the folder.
    </EmptyState>
  );
}
