import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignQueries } from '@/entities/campaign';
import { Chart } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { Segmented } from '@/shared/ui/segmented';

type Measure = 'shows' | 'clicks' | 'spend';

const measures: readonly { value: Measure; label: string }[] = [
  { value: 'shows', label: 'Shows' },
  { value: 'clicks', label: 'Clicks' },
  { value: 'spend', label: 'Spend' },
];

interface CourseSectionProps {
  campaignId: number;
  currency: string;
}

/** The last 30 days. One measure at a time: their sizes are too far apart for one axis. */
export function CourseSection({ campaignId, currency }: CourseSectionProps) {
  const days = useQuery(campaignQueries.days(campaignId));
  const [measure, setMeasure] = useState<Measure>('shows');
  const label = measures.find(({ value }) => value === measure)?.label ?? '';
  return (
    <Section
      title="Last 30 days"
      actions={<Segmented label="Measure" options={measures} value={measure} onChange={setMeasure} />}
    >
      <Chart
        kind="line"
        label={`${label} by day`}
        data={days.data}
        error={failureOf(days)}
        x={{ key: 'day', label: 'Day', kind: 'day' }}
        series={[{ key: measure, label }]}
        {...(measure === 'spend' && { format: { style: 'currency', currency } })}
      />
    </Section>
  );
}
