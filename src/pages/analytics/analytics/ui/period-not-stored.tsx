import { type Day, formatDay } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import type { Report } from '../model/report';

/** Replaces a report that begins before the oldest stored events, and links to the part that is available. */
export function PeriodNotStored({ spec: { period }, fields, change }: Pick<Report, 'spec' | 'fields' | 'change'>) {
  const from: Day = fields.kept_from;
  const dates = period.to >= from ? `${from}_${period.to}` : undefined;
  return (
    <EmptyState
      title="These dates are no longer kept"
      action={
        <Button variant="outline" onClick={() => change({ dates })}>
          {dates ? `Show from ${formatDay(from)}` : 'Show the last 28 days'}
        </Button>
      }
    >
      {`Results are kept for ${fields.most_days} days, since ${formatDay(from)}.`}
    </EmptyState>
  );
}
