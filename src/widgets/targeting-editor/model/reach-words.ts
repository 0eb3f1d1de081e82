import { targetingLabels } from '@/entities/targeting';
import type { Reach, ReachCost, ReachRule } from '@/shared/api';
import { formatNumber, numberFormatter } from '@/shared/lib/format';

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** The name of a rule within a sentence. */
export const ruleName = (rule: ReachRule): string => (rule === 'geography' ? 'Places' : targetingLabels[rule]);

export const ruleSection = (rule: ReachRule): 'schedule' | 'audience' =>
  rule.startsWith('active_') ? 'schedule' : 'audience';

const requestsOf = ({ total, days, is_sample: isSample }: Reach): string =>
  `${formatNumber(total)} ${isSample ? 'requests' : 'recorded requests'} of the last ${days} ${days === 1 ? 'day' : 'days'}`;

/** Formats a reach: `4,210 of 20,000 recorded requests of the last 7 days`. */
export const formatReach = (reach: Reach): string =>
  reach.total === 0
    ? `No requests in the last ${reach.days} days`
    : `${formatNumber(reach.matching)} of ${requestsOf(reach)}`;

/** The smallest share that is shown as a number. */
const MIN_SHOWN_SHARE = 0.001;

/**
 * The warning for an audience that is empty, or whose share would round to zero; null otherwise, and if there were no
 * requests.
 */
export function audienceWarning(reach: Reach): { title: string; sentence: string } | null {
  const { matching, total, share } = reach;
  if (total === 0 || share >= MIN_SHOWN_SHARE) return null;
  if (matching > 0)
    return { title: 'Almost nobody would see this campaign', sentence: `${formatReach(reach)} would match.` };
  return {
    title: 'Nobody would see this campaign',
    sentence: `None of ${requestsOf(reach)} would match.`,
  };
}

const isPlural = (rule: ReachRule): boolean => !rule.endsWith('_os');

/**
 * Completes a sentence that begins with the name of the costliest rule: `narrow the audience most: 4,910 more without
 * them.`
 */
export function costSentence({ costliest, matching }: Pick<Reach, 'matching'> & { costliest: ReachCost }): string {
  const [verb, pronoun] = isPlural(costliest.rule) ? ['narrow', 'them'] : ['narrows', 'it'];
  const gain =
    costliest.matching_without === 0
      ? `still no matches without ${pronoun}`
      : `${formatNumber(costliest.matching_without - matching)} more without ${pronoun}`;
  return `${verb} the audience most: ${gain}.`;
}

/** Formats the share of all requests: `21.1%`. */
export const formatReachShare = ({ share }: Reach): string =>
  share > 0 && share < MIN_SHOWN_SHARE ? `under ${percent(MIN_SHOWN_SHARE)}` : percent(share);
