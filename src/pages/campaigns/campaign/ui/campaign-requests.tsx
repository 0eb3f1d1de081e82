import { refusalReasons } from '@preroll/rules/delivery/request-reasons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignQueries } from '@/entities/campaign';
import type { Refusal } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Disclosure, Disclosures } from '@/shared/ui/disclosure';
import { ShareList } from '@/shared/ui/share-list';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { describeRequests } from '../model/describe-requests';

/** The height of a closed disclosure. */
const Line = styled('div', { base: { display: 'flex', alignItems: 'center', minH: '10' } });

interface CampaignRequestsProps {
  campaignId: number;
  /** Whether the campaign should be getting requests now. */
  isServing: boolean;
}

/**
 * The outcomes of the requests of the last 24 hours: a summary, and the full list with the setting that affects each.
 */
export function CampaignRequests({ campaignId, isServing }: CampaignRequestsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending } = useQuery(campaignQueries.requests(campaignId));
  if (isPending && isServing)
    return (
      <Disclosures>
        <Line>
          <SkeletonBlock h="5" w="96" maxW="full" />
        </Line>
      </Disclosures>
    );
  if (data === undefined) return null;
  if (data.total === 0) return isServing && <p>{`${describeRequests(data)}.`}</p>;
  const { total, won, refusals } = data;
  return (
    <Disclosures>
      <Disclosure
        label={describeRequests(data)}
        summary={isOpen ? '' : 'All reasons'}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <ShareList
          label="Requests of the last 24 hours"
          total={total}
          shares={[
            { key: 'won', label: 'Won', count: won, note: 'Answered with an advert of this campaign.' },
            ...refusals.map(({ refusal, requests }) => ({
              key: refusal,
              label: refusalReasons[refusal].name,
              count: requests,
              note: noteOn(refusal),
            })),
          ]}
        />
      </Disclosure>
    </Disclosures>
  );
}

/** Explains a refusal and names the setting that affects it. */
const noteOn = (refusal: Refusal) => {
  const { meaning, forBuyer } = refusalReasons[refusal];
  return forBuyer === null ? meaning : `${meaning} ${forBuyer}`;
};
