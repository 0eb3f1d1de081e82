import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placementQueries } from '@/entities/placement';
import type { Site } from '@/entities/site';
import type { Placement, SiteState } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { ButtonLink } from '@/shared/ui/button';
import { fixVariants, PartLink } from '@/widgets/serving-answer';
import { type NextStep, NextSteps } from './next-steps';

const approved: readonly Site['status'][] = ['approved', 'working', 'stopped'];

/** States in which the site cannot serve, whatever its owner does. */
const ended: readonly SiteState[] = ['archived', 'banned', 'locked', 'owner_locked', 'owner_deleted'];

/** The remaining steps until the site shows its first advert; renders nothing after that. */
export function SiteSteps({ site }: { site: Site }) {
  const { data: placements, isLoadingError } = useQuery(placementQueries.bySite(site.id));
  // the list of placements shows its own failure
  if (site.hasImpressions || ended.includes(site.state) || isLoadingError) return null;
  return <NextSteps steps={stepsOf(site, placements)} />;
}

function stepsOf({ status, state, verification }: Site, placements: readonly Placement[] | undefined): NextStep[] {
  const working = placements?.find((placement) => placement.status === 'working');
  const lastRequest = (placements ?? []).map(({ last_request_at }) => last_request_at ?? '').reduce(latest, '');
  const isVerified = verification.verified_at !== null;
  const isApproved = approved.includes(status);
  const hasRequests = lastRequest !== '';
  const ofPlacements = (isDone: boolean, note: ReactNode) =>
    placements === undefined ? { isDone: undefined, note: null } : { isDone, note };
  return [
    {
      key: 'verify',
      title: 'Verify the domain',
      isDone: isVerified,
      note: isVerified ? 'The domain is yours' : <PartLink part="verification">Verify it</PartLink>,
    },
    {
      key: 'review',
      title: 'Pass the review',
      isDone: isApproved,
      note: isApproved
        ? 'Approved'
        : state === 'returned'
          ? 'Returned: fix what the reviewer noted, then resubmit'
          : 'A reviewer looks at the site. You get an email when it is decided',
    },
    {
      key: 'placement',
      title: 'Add a placement',
      ...ofPlacements(
        working !== undefined,
        working ? (
          'There is a working placement'
        ) : (
          <PartLink part="placements">Add a place where a player asks for adverts</PartLink>
        ),
      ),
    },
    {
      key: 'tag',
      title: 'Put the tag code into the page',
      ...ofPlacements(
        hasRequests,
        hasRequests ? 'It is in place' : working ? <CodeLink placement={working} /> : 'Each placement has its own code',
      ),
    },
    {
      key: 'request',
      title: 'See the first request',
      ...ofPlacements(
        hasRequests,
        hasRequests
          ? `A player last asked for an advert on ${formatDateTime(lastRequest)}`
          : 'Open the page with the player, then come back here',
      ),
    },
    {
      key: 'impression',
      title: 'Show the first advert',
      isDone: false,
      note: 'Comes once a campaign matches a request',
    },
  ];
}

/** ISO 8601 in UTC sorts as text. */
const latest = (one: string, other: string) => (one > other ? one : other);

const CodeLink = ({ placement: { id, site_id } }: { placement: Placement }) => (
  <ButtonLink
    from="/$cabinet/sites"
    to="/$cabinet/sites/$siteId/placements/$placementId"
    params={{ siteId: site_id, placementId: id }}
    {...fixVariants.button}
  >
    Copy the code
  </ButtonLink>
);
