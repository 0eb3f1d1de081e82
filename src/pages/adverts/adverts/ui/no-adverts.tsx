import { Clapperboard, FolderOpen } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

export const NoAdverts = ({ folder }: { folder: number | undefined }) =>
  folder === undefined ? (
    <EmptyState icon={<Clapperboard aria-hidden />} title="No adverts yet">
      An advert is a video with a link. Open a campaign and add the first one there.
    </EmptyState>
  ) : (
    <EmptyState icon={<FolderOpen aria-hidden />} title="No adverts here">
      Move adverts here by the menu of their rows, or drag them onto the folder.
    </EmptyState>
  );
