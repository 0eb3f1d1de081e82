import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { type Site, siteQueries } from '@/entities/site';
import { actionLabels, type useSiteStatusActions } from '@/features/change-sites';
import { removeSite, type SiteStatusAction } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

const ofOwner = ['start', 'stop', 'resubmit', 'archive', 'restore'] as const satisfies SiteStatusAction[];
const ofReviewer = ['approve', 'return', 'ban', 'lock', 'unlock'] as const satisfies SiteStatusAction[];

interface SiteMenuProps {
  site: Site;
  actions: Pick<ReturnType<typeof useSiteStatusActions>, 'reviews' | 'refusal' | 'run'>;
  onRemoved: () => Promise<unknown>;
}

/** All status changes of a site and its removal; those that are not possible now have the reason. */
export function SiteMenu({ site, actions: { reviews, refusal, run }, onRemoved }: SiteMenuProps) {
  const queryClient = useQueryClient();
  const remove = useRemoval<Site>({
    question: ({ name, shownDomain }) => ({
      title: `Remove ${name}?`,
      text: `Its placements will be removed, and ${shownDomain} can be added again. This cannot be undone.`,
    }),
    remove: ({ id }) => removeSite(id),
    // lists only: the site's page is still mounted and would refetch a removed site
    meta: { invalidates: [{ queryKey: siteQueries.lists() }], success: 'Site removed' },
    onSettled: async (_result, error, { id }) => {
      if (error !== null) return;
      await onRemoved();
      queryClient.removeQueries({ queryKey: siteQueries.detail(id).queryKey });
    },
  });
  return (
    <Menu
      label={`Actions for ${site.name}`}
      trigger={<IconButton label={`Actions for ${site.name}`} icon={<EllipsisVertical aria-hidden />} />}
      items={[
        ...[...ofOwner, ...(reviews ? ofReviewer : [])].map((action) => ({
          key: action,
          label: actionLabels[action],
          disabledReason: refusal(action),
          onSelect: () => run(action),
          ...(action === 'ban' && { danger: true }),
        })),
        {
          key: 'remove',
          label: 'Remove',
          danger: true,
          disabledReason: site.status === 'archive' ? undefined : 'Only archived sites can be removed',
          onSelect: () => void remove(site),
        },
      ]}
    />
  );
}
