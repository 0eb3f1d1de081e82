import { Clapperboard } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

export const NoAdverts = () => (
  <EmptyState icon={<Clapperboard aria-hidden />} title="No adverts yet">
    An advert is a video with a link. Upload the first one with "New advert".
  </EmptyState>
);
