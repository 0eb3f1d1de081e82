import { Banner } from '@/shared/ui/banner';
import { emptyAudienceMessage } from '../model/reach-words';
import { useReach } from '../model/use-reach';
import { CostliestRule } from './costliest-rule';

/** Warns that the targeting of the surrounding form matches no requests; renders nothing otherwise. */
export function ReachWarning({ campaignId }: { campaignId?: number }) {
  const { data, isInvalid } = useReach(campaignId);
  const sentence = data && !isInvalid ? emptyAudienceMessage(data) : null;
  if (!data || sentence === null) return null;
  return (
    <Banner tone="warning" title="Nobody would see this campaign">
      <span>{sentence}</span> {data.costliest && <CostliestRule costliest={data.costliest} matching={data.matching} />}
    </Banner>
  );
}
