import { Megaphone } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

/** Why the list is empty. */
export const NoCampaigns = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState icon={<Megaphone aria-hidden />} title="No campaign of this name">
      Look for another part of the name.
    </EmptyState>
  ) : (
    <EmptyState icon={<Megaphone aria-hidden />} title="No campaigns yet">
      A campaign holds adverts and says whom they are shown to. Create the first one.
    </EmptyState>
  );
