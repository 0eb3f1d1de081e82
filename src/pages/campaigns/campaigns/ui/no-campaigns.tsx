import { Megaphone } from 'lucide-react';
import { EmptyState } from '@/shared/ui/empty-state';

export const NoCampaigns = () => (
  <EmptyState icon={<Megaphone aria-hidden />} title="No campaigns yet">
    A campaign holds adverts and says whom they are shown to. Create the first one.
  </EmptyState>
);
