import { targetingLabels } from '@/entities/targeting';
import type { Reach, ReachCost, ReachRule } from '@/shared/api';
import { formatNumber, numberFormatter } from '@/shared/lib/format';

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** Each rule as a sentence names it. */
export const ruleName = (rule: ReachRule): string => (rule === 'geography' ? 'Places' : targetingLabels[rule]);

/** The section in which a rule is decided. */
export const ruleSection = (rule: ReachRule): 'schedule' | 'audience' =>
  rule.startsWith('active_') ? 'schedule' : 'audience';

/** `4,210 of 20,000 requests of the last 7 days`. */
export const countSentence = ({ matching, total, days }: Reach): string =>
  total === 0
    ? `No requests in the last ${days} days`
    : `${formatNumber(matching)} of ${formatNumber(total)} requests of the last ${days} days`;

/** `None of 20,000 requests of the last 7 days would match.` null where one would, or where there were none. */
export const nobodySentence = ({ matching, total, days }: Reach): string | null =>
  matching > 0 || total === 0 ? null : `None of ${formatNumber(total)} requests of the last ${days} days would match.`;

/** What stands after the name of the rule that costs the most. */
export const costSentence = ({ matching_without: without }: ReachCost): string =>
  without === 0
    ? 'refuse the most, though not alone: nobody would match without, either.'
    : `cost the most: ${formatNumber(without)} without.`;

/** How much of all, as people say it: `21.1%`. */
export const shareText = ({ share }: Reach): string => percent(share);
