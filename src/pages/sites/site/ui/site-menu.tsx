import { EllipsisVertical } from 'lucide-react';
import type { Site } from '@/entities/site';
import { actionLabels, type useSiteStatusActions } from '@/features/change-sites';
import type { SiteStatusAction } from '@/shared/api';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

const ofOwner = ['start', 'stop', 'resubmit', 'archive', 'restore'] as const satisfies SiteStatusAction[];
const ofReviewer = ['approve', 'return', 'ban', 'lock', 'unlock'] as const satisfies SiteStatusAction[];

interface SiteMenuProps {
  site: Site;
  actions: Pick<ReturnType<typeof useSiteStatusActions>, 'reviews' | 'refusal' | 'run'>;
}

/** Every transition of a site, with the reason where it is not possible now. */
export const SiteMenu = ({ site, actions: { reviews, refusal, run } }: SiteMenuProps) => (
  <Menu
    label={`Actions for ${site.name}`}
    trigger={<IconButton label={`Actions for ${site.name}`} icon={<EllipsisVertical aria-hidden />} />}
    items={[...ofOwner, ...(reviews ? ofReviewer : [])].map((action) => ({
      key: action,
      label: actionLabels[action],
      disabledReason: refusal(action),
      onSelect: () => run(action),
      ...(action === 'ban' && { danger: true }),
    }))}
  />
);
