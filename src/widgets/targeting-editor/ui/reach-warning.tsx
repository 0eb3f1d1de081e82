import { Banner } from '@/shared/ui/banner';
import { audienceWarning } from '../model/reach-words';
import { useReach } from '../model/use-reach';
import { CostliestRule } from './costliest-rule';

/** Warns if the targeting of a new campaign matches almost no requests; renders nothing otherwise. */
export function ReachWarning() {
  const { data, isInvalid } = useReach(undefined);
  const warning = data && !isInvalid ? audienceWarning(data) : null;
  if (!data || warning === null) return null;
  return (
    <Banner tone="warning" title={warning.title}>
      <span>{warning.sentence}</span>{' '}
      {data.costliest && <CostliestRule costliest={data.costliest} matching={data.matching} inSteps />}
    </Banner>
  );
}
