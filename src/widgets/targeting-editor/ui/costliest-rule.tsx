import type { Reach, ReachCost } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { costSentence, ruleName, ruleSection } from '../model/reach-words';

/** Names the rule that excludes the most requests, with a link to its section. */
export const CostliestRule = ({ costliest, matching }: Pick<Reach, 'matching'> & { costliest: ReachCost }) => (
  <span>
    <Link to="." search={(state: object) => ({ ...state, section: ruleSection(costliest.rule) })} resetScroll={false}>
      {ruleName(costliest.rule)}
    </Link>{' '}
    <span>{costSentence({ costliest, matching })}</span>
  </span>
);
