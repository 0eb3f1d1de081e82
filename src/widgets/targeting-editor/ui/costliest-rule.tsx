import type { ReachCost } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { costSentence, ruleName, ruleSection } from '../model/reach-words';

/** Which rule keeps out the most, with the way to it. */
export const CostliestRule = ({ cost }: { cost: ReachCost }) => (
  <span>
    <Link to="." search={(state: object) => ({ ...state, section: ruleSection(cost.rule) })} resetScroll={false}>
      {ruleName(cost.rule)}
    </Link>{' '}
    {costSentence(cost)}
  </span>
);
