import { readConditions, writeCondition } from '@preroll/rules/analytics/analytics-conditions';
import { recordNamed } from '@preroll/rules/analytics/analytics-record';
import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import type { Ask } from '@/entities/analytics';

const recordOf = (conditions: Ask['conditions']) => {
  const named = recordNamed(conditions);
  return named && writeCondition(named);
};

/**
 * The time zone of the address after a change: that of the report, so that whoever gets the link sees the same days. A
 * report that is narrowed to another record or account counts in the days of that one, as lists do.
 */
export function zoneAfter(change: AnalyticsState, { conditions, timezone }: Pick<Ask, 'conditions' | 'timezone'>) {
  const isSame = !('filter' in change) || recordOf(readConditions(change.filter)) === recordOf(conditions);
  return isSame ? timezone : undefined;
}
