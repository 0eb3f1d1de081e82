import type { Advert, AdvertStatus } from '@/entities/advert';
import { Link } from '@/shared/ui/link';

const fixes: Partial<Record<AdvertStatus, string>> = {
  moderate: 'See what its review waits for',
  ban: 'See why, and what to change',
};

/** Links an advert that can't be started or stopped to the page where the problem can be fixed. */
export const AdvertFix = ({ advert: { id, status } }: { advert: Pick<Advert, 'id' | 'status'> }) => (
  <Link from="/$cabinet/campaigns" to="/$cabinet/campaigns/adverts/$advertId" params={{ advertId: id }}>
    {fixes[status] ?? 'Open the advert'}
  </Link>
);
