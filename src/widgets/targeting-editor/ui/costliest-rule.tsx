import type { Reach, ReachCost } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { costSentence, ruleName, ruleSection } from '../model/reach-words';

interface CostliestRuleProps {
  costliest: ReachCost;
  matching: Reach['matching'];
  /** Whether the form shows one section at a time. */
  inSteps: boolean;
}

/** Names the rule that excludes the most requests, with a link to its section. */
export function CostliestRule({ costliest, matching, inSteps }: CostliestRuleProps) {
  const section = ruleSection(costliest.rule);
  const name = ruleName(costliest.rule);
  return (
    <span>
      {inSteps ? (
        <Link to="." search={(state: object) => ({ ...state, section })} resetScroll={false}>
          {name}
        </Link>
      ) : (
        <Link to="." search hash={section} onClick={() => document.getElementById(section)?.focus()}>
          {name}
        </Link>
      )}{' '}
      <span>{costSentence({ costliest, matching })}</span>
    </span>
  );
}
