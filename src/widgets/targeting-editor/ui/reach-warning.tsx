import { Banner } from '@/shared/ui/banner';
import { nobodySentence } from '../model/reach-words';
import { useReach } from '../model/use-reach';
import { CostliestRule } from './costliest-rule';

/** Says that the targeting of the surrounding form leaves nobody; nothing where it reaches anybody. */
export function ReachWarning({ campaignId }: { campaignId?: number }) {
  const { data, isWrong } = useReach(campaignId);
  const sentence = data && !isWrong ? nobodySentence(data) : null;
  if (!data || sentence === null) return null;
  return (
    <Banner tone="warning" title="It would be shown to nobody">
      {sentence} {data.costliest && <CostliestRule cost={data.costliest} />}
    </Banner>
  );
}
