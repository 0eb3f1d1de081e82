import type { Site } from '@/entities/site';
import { PartLink } from '@/widgets/serving-answer';
import { type NextStep, NextSteps } from './next-steps';

const approved: readonly Site['status'][] = ['approved', 'working', 'stopped'];

/** What is left to do until a new site shows its first advert. */
export function SiteSteps({ site }: { site: Site }) {
  const { status, state, verification } = site;
  const isServing = state === 'serving';
  const hasPlacement = isServing || state === 'no_requests';
  const isVerified = verification.verified_at !== null;
  const isApproved = approved.includes(status);
  const steps: NextStep[] = [
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
          ? 'Returned: mend what the reviewer says, and resubmit'
          : 'A reviewer looks at the site. You get a notification when it is decided',
    },
    {
      key: 'placement',
      title: 'Add a placement',
      isDone: hasPlacement,
      note: hasPlacement ? (
        'There is a working placement'
      ) : (
        <PartLink part="placements">Add a place where a player asks for adverts</PartLink>
      ),
    },
    {
      key: 'request',
      title: 'See the first request',
      isDone: isServing,
      note: isServing ? 'Players ask for adverts' : 'Put the code of the placement into the page and open it',
    },
  ];
  return <NextSteps steps={steps} />;
}
