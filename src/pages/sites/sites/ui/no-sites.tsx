import { Globe } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

/** Why the list is empty. */
export const NoSites = ({ isSearch }: { isSearch: boolean }) => (
  <EmptyState icon={<Globe aria-hidden />} title={isSearch ? 'No site of this name' : 'No sites yet'} />
);
