import { chakra } from '@chakra-ui/react/styled-system';
import { hasWeeks } from '@preroll/rules/analytics-report';
import type { UseQueryResult } from '@tanstack/react-query';
import { metricFacts, metricHead } from '@/entities/analytics';
import type { AnalyticsAnswer } from '@/shared/api';
import { writeDay } from '@/shared/lib/dates';
import { Chart } from '@/shared/ui/chart';
import { failureOf } from '@/shared/ui/error-state';
import { Segmented } from '@/shared/ui/segmented';
import { courseOf, hourUnderWay, type Present, partialWeeks } from '../model/course';
import { hourIn } from '../model/hour-in';
import { partsOf } from '../model/parts';
import type { Report } from '../model/report';

const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});

const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } });

const axes = {
  hour: { key: 'at', label: 'Hour' },
  day: { key: 'at', label: 'Day', kind: 'day' },
  week: { key: 'at', label: 'Week from', kind: 'day' },
} as const;

interface CourseChartProps extends Report {
  course: UseQueryResult<AnalyticsAnswer>;
  table: UseQueryResult<AnalyticsAnswer>;
  chart: 'parts' | undefined;
}

/** The metric over time, or by the first dimension, with the other period as a pale line. */
export function CourseChart({ ask, fields, course, table, chart, change }: CourseChartProps) {
  const [first] = ask.dimensions;
  const hasParts = first !== undefined && first.name !== 'date' && first.name !== 'week';
  const isParts = hasParts && chart === 'parts';
  const { tone, format } = metricFacts(ask.focus);
  const name = metricHead(ask.focus, fields.currency);
  const isCompared = ask.compare !== 'none' && course.data?.passport.compare_from !== null;
  const shared = {
    series: [
      { key: 'now', label: ask.focus.label, tone: tone === 'money' ? 2 : 1 },
      ...(isCompared ? [{ key: 'before', label: comparedWith(course.data), pale: true } as const] : []),
    ] as const,
    format,
  };
  const present = { today: ask.today, hour: hourIn(ask.timezone) };
  const grain = course.data ? grainOf(course.data) : ask.grain;
  return (
    <Root>
      <Choices>
        {hasParts && (
          <Segmented
            label="Chart"
            options={[
              { value: 'time', label: 'Over time' },
              { value: 'parts', label: `By ${first.label.toLowerCase()}` },
            ]}
            value={isParts ? 'parts' : 'time'}
            onChange={(value) => change({ chart: value === 'parts' ? 'parts' : undefined })}
          />
        )}
        {!isParts && hasWeeks(ask.period) && (
          <Segmented
            label="Interval"
            options={[
              { value: 'day', label: 'Days' },
              { value: 'week', label: 'Weeks' },
            ]}
            value={ask.grain === 'week' ? 'week' : 'day'}
            onChange={(value) => change({ grain: value === 'week' ? 'week' : undefined })}
          />
        )}
      </Choices>
      {isParts ? (
        <Chart
          {...shared}
          kind="bar"
          label={`${name} by ${first.label.toLowerCase()}`}
          data={table.data && partsOf(table.data, ask.focus.name)}
          error={failureOf(table)}
          x={{ key: 'name', label: first.label }}
        />
      ) : (
        <Chart
          {...shared}
          kind={isCompared ? 'line' : 'area'}
          label={`${name} by ${grain}`}
          data={course.data && courseOf(course.data, ask.focus.name, present)}
          error={failureOf(course)}
          x={{ ...axes[grain], partial: partialOf(grain, course.data, present) }}
        />
      )}
    </Root>
  );
}

/** What is drawn, also while the answer to another question is on its way. */
const grainOf = ({ dimensions }: AnalyticsAnswer): Report['ask']['grain'] =>
  dimensions.length === 2 ? 'hour' : dimensions[0] === 'week' ? 'week' : 'day';

/** What is not over, or cut by the bounds of the period. */
function partialOf(grain: Report['ask']['grain'], answer: AnalyticsAnswer | undefined, present: Present) {
  if (grain === 'week' && answer) return partialWeeks(answer, present.today);
  const at = grain === 'day' ? present.today : answer && hourUnderWay(answer, present);
  return at === undefined ? undefined : new Map([[at, 'so far']]);
}

/** `24/09/2026 – 23/10/2026`. */
function comparedWith(answer: AnalyticsAnswer | undefined): string {
  const { compare_from: from = null, compare_to: to = null } = answer?.passport ?? {};
  if (from === null || to === null) return 'Period before';
  return from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`;
}
