import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cabinet } from '@/entities/session';
import { type Site, siteQueries } from '@/entities/site';
import { SiteReasonDialog, useChangeSiteStatus, useSiteStatusActions } from '@/features/change-sites';
import { failureOf } from '@/shared/ui/error-state';
import { type DeskProps, ReviewDesk } from '@/widgets/review-queue';
import { outcomeOf } from '../model/outcome';
import { ReviewedSite } from './reviewed-site';
import { SiteChecks } from './site-checks';

interface SiteDeskProps extends DeskProps<Site> {
  cabinet: Cabinet;
  notice: ReactNode;
}

export function SiteDesk({ cabinet, ...desk }: SiteDeskProps) {
  const { selected } = desk.queue;
  const detail = useQuery({ ...siteQueries.detail(selected.id), placeholderData: selected });
  const { reviews, refusal } = useSiteStatusActions(selected, cabinet);
  const { mutateAsync: change, isPending } = useChangeSiteStatus(selected);

  return (
    <ReviewDesk
      {...desk}
      noun="site"
      presentationOf={({ id, shownDomain, ownerName }) => ({
        link: { to: '/$cabinet/sites/review', params: { cabinet }, search: { site: id } },
        owner: `${shownDomain}, ${ownerName}`,
      })}
      underReview={detail.data}
      failure={failureOf(detail)}
      refusal={reviews ? undefined : refusal('approve')}
      outcomeOf={outcomeOf}
      approve={(site) => change({ action: 'approve', of: site })}
      isApproving={isPending}
      reasonDialog={({ item, for: action, onDecided, onClose }) => (
        <SiteReasonDialog site={item} action={action} onDecided={onDecided} onClose={onClose} />
      )}
      aside={{ label: 'Checks', content: detail.data && <SiteChecks site={detail.data} /> }}
    >
      {(shown) =>
        detail.data && <ReviewedSite key={selected.id} cabinet={cabinet} site={detail.data} now={desk.now} {...shown} />
      }
    </ReviewDesk>
  );
}
