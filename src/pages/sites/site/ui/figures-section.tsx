import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { siteQueries } from '@/entities/site';
import type { PeriodState } from '@/shared/lib/dates';
import { Chart } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import { type SiteMetric, SiteStats, siteMetrics } from '@/widgets/site-figures';

const Part = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface FiguresSectionProps {
  siteId: number;
  state: PeriodState;
}

/** The key figures of the chosen dates; the one that is pressed is charted by day. */
export function FiguresSection({ siteId, state }: FiguresSectionProps) {
  const query = useQuery(siteQueries.figures(siteId, state));
  const [metric, setMetric] = useState<SiteMetric>('revenue');
  const totals = query.data?.totals;
  const { label, read, ...look } = siteMetrics[metric];
  const days = useMemo(
    () => totals?.days.map((figures) => ({ day: figures.day, value: read(figures) })),
    [totals, read],
  );
  const unit = 'isMoney' in look && totals ? `, ${totals.currency}` : '';
  return (
    <Part>
      <SiteStats label="Figures" kind="record" totals={totals} chosen={metric} onChoose={setMetric} />
      <Chart
        kind="line"
        label={`${label} by day${unit}`}
        data={days}
        error={failureOf(query)}
        x={{ key: 'day', label: 'Day', kind: 'day', unfinished: query.data?.period.today }}
        series={[{ key: 'value', label, tone: 'isMoney' in look ? 2 : 1 }]}
        {...('format' in look && { format: look.format })}
      />
    </Part>
  );
}
