import { useState } from 'react';
import type { Cabinet } from '@/entities/session';
import {
  HomographWarning,
  homographAdvice,
  platformLabels,
  type Site,
  SiteStateLabel,
  TwinWarning,
} from '@/entities/site';
import { styled } from '@/shared/theme';
import { DescriptionList } from '@/shared/ui/description-list';
import { ExternalLink, Link } from '@/shared/ui/link';
import { ReviewedTitle, ReviewNotices, type SelectedEntryState } from '@/widgets/review-queue';
import { useCategoryNames } from '../model/use-category-names';

/** Takes the place of the video in the review of an advert. */
const Address = styled('p', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: { base: '24', sm: '40' },
    px: '4',
    mt: { base: '3', sm: '0' },
    borderWidth: 'hairline',
    borderRadius: 'md',
    bg: 'surface.sunken',
    textStyle: 'sectionTitle',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

const Warnings = styled('div', { base: { display: 'grid', gap: '3', '&:not(:empty)': { mt: '4' } } });

const Facts = styled('div', { base: { textStyle: 'small', mb: '6' } });

interface ReviewedSiteProps extends SelectedEntryState {
  cabinet: Cabinet;
  site: Site;
  now: number;
}

export function ReviewedSite({ cabinet, site, now, outcome, isDeciding }: ReviewedSiteProps) {
  const [seen] = useState(site.version);
  const categories = useCategoryNames(site);
  return (
    <>
      <ReviewNotices noun="site" outcome={outcome} hasChanged={!isDeciding && site.version !== seen} />
      <Address>
        <ExternalLink href={site.url}>{site.shownDomain}</ExternalLink>
      </Address>
      <Warnings>
        <HomographWarning resembles={site.resembles} announced={false}>
          {homographAdvice}
        </HomographWarning>
        <TwinWarning twin={site.twin} announced={false} />
      </Warnings>
      <ReviewedTitle name={site.name} waitingSince={outcome === undefined ? site.submittedAt : null} now={now}>
        <SiteStateLabel site={site} />
      </ReviewedTitle>
      <Facts>
        <DescriptionList
          items={[
            {
              term: 'Webmaster',
              value: (
                <Link to="/$cabinet/users/$userId" params={{ cabinet, userId: site.ownerId }}>
                  {site.ownerName}
                </Link>
              ),
            },
            { term: 'Home page', value: <ExternalLink href={site.url}>{site.url}</ExternalLink> },
            { term: 'Platform', value: platformLabels[site.platform] },
            { term: 'Categories', value: categories.join(', ') },
            {
              term: 'Details',
              value: (
                <Link to="/$cabinet/sites/$siteId" params={{ cabinet, siteId: site.id }}>
                  Open the site’s page
                </Link>
              ),
            },
          ]}
        />
      </Facts>
    </>
  );
}
