import { chakra } from '@chakra-ui/react/styled-system';
import { metricHead } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import type { ReactNode } from 'react';
import { PreviewsPoster } from '@/entities/advert';
import { isAdditive, metricFacts, watchedOf } from '@/entities/analytics';
import type {
  AdvertPreview,
  AnalyticsDimension,
  AnalyticsDimensionField,
  AnalyticsMetricField,
  AnalyticsNumbers,
} from '@/shared/api';
import { numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { createColumns, RowLink, RowTitle } from '@/shared/ui/data-table';
import { QuartileGlyph } from '@/shared/ui/quartile-glyph';
import { ShareBar } from '@/shared/ui/share-bar';
import { shareOf } from '../model/time-series';
import { type ComparedNumbers, changeOf, differenceOf } from './answer-change';

export interface AnswerRow extends ComparedNumbers {
  key: string;
  /** The display text of each dimension's value. */
  names: readonly string[];
  /** The previews of each dimension's value. */
  previews: readonly (readonly AdvertPreview[] | undefined)[];
  /** The change of the URL that opens the row; null if it can't be opened. */
  inside: Partial<AnalyticsState> | null;
}

const Name = styled('span', {
  base: { overflowWrap: 'anywhere' },
});

const Figure = chakra('span', {
  base: {
    display: 'inline-grid',
    // a long change overflows at the start of its cell and doesn't move the digits
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: 'full',
    fontVariantNumeric: 'tabular-nums',
    // only in table cells, not on cards
    '[data-align=end] > &': { justifyItems: 'end' },
  },
  variants: {
    // keeps all rows equally high, with or without a change below the figure
    compared: { true: { '[data-align=end] > &': { minH: '9' } } },
  },
});

const column = createColumns<AnswerRow>();

/** Dimensions whose values have pictures. */
const pictured: ReadonlySet<AnalyticsDimension> = new Set(['campaign', 'advert']);

const widthOfName = (name: AnalyticsDimension, place: number) =>
  pictured.has(name) ? '14rem' : place === 0 ? '11rem' : '9rem';

const widths: Record<AnalyticsMetricField['unit'], string> = { count: '7.5rem', ratio: '6rem', money: '8rem' };

/** The column of `completed` is wider because of its glyph. */
const widthOf = ({ name, label, unit }: AnalyticsMetricField) => {
  if (name === 'completed') return '7.5rem';
  // short labels fit a column that is only as wide as its numbers
  return unit === 'count' && label.length < 8 ? '6.5rem' : widths[unit];
};

/** An icon before a figure, which shows its breakdown. */
const Glyph = styled('span', { base: { '& > svg': { display: 'inline', me: '1.5', verticalAlign: 'text-bottom' } } });

/** The number of metrics that fit into a line on a phone. */
const METRICS_PER_CARD_LINE = 3;

/** The unit after a figure on a card: "clicks", "CTR". */
const unitOf = ({ label }: AnalyticsMetricField) => (/[A-Z]{2}/.test(label) ? label : label.toLowerCase());

function Watched({ numbers, children }: { numbers: AnalyticsNumbers; children: string }) {
  const quartiles = watchedOf(numbers);
  return (
    <Glyph>
      {quartiles && <QuartileGlyph quartiles={quartiles} />}
      <span>{children}</span>
    </Glyph>
  );
}

interface AnswerFields {
  dimensions: readonly AnalyticsDimensionField[];
  metrics: readonly AnalyticsMetricField[];
  focus: AnalyticsMetricField;
  isCompared: boolean;
  currency: string;
  total: AnalyticsNumbers;
  /** Cards show a few metrics in one line; expanding a card shows the others. */
  asCards: boolean;
}

/** The columns of a report: its dimensions, the share and the change of the selected metric, and all metrics. */
export function answerColumns(fields: AnswerFields) {
  const { dimensions, metrics, focus, isCompared, currency, total, asCards } = fields;
  const divisions = dimensions.map(({ name, label, kind }, place) =>
    column.accessor(({ names }) => names[place] ?? '', {
      id: name,
      header: label,
      enableSorting: kind !== 'record',
      meta: { width: widthOfName(name, place), ...(place > 0 && { card: 'note' as const }) },
      cell: ({ getValue, row: { original } }) => {
        const value =
          place === 0 && original.inside ? (
            <RowLink to="." search={(state: object) => ({ ...state, ...original.inside })}>
              {getValue()}
            </RowLink>
          ) : (
            <Name>{getValue()}</Name>
          );
        if (!pictured.has(name) || (asCards && place > 0)) return value;
        return <RowTitle picture={<PreviewsPoster of={original.previews[place]} />}>{value}</RowTitle>;
      },
    }),
  );

  const share = column.display({
    id: 'share',
    header: `Share of ${focus.label.toLowerCase()}`,
    meta: { width: '10.5rem', card: 'wide' },
    cell: ({ row: { original } }) => {
      const part = shareOf(original.metrics[focus.name], total[focus.name]);
      return part !== undefined && <ShareBar share={part} tone={metricFacts(focus).tone} />;
    },
  });

  const change = column.accessor((row) => differenceOf(row, focus), {
    id: `${focus.name}:change`,
    header: 'Change',
    meta: { align: 'end', width: '6rem', card: 'corner' },
    cell: ({ row: { original } }) => <Figure>{changeOf(original, focus) ?? '–'}</Figure>,
  });

  const shown = asCards
    ? [focus, ...metrics.filter((metric) => metric !== focus)].slice(0, METRICS_PER_CARD_LINE)
    : metrics;
  const numbers = shown.map((metric) => {
    const write = numberFormatter(metricFacts(metric).format);
    return column.accessor(({ metrics: { [metric.name]: value } }) => value ?? null, {
      id: metric.name,
      header: metricHead(metric, currency),
      meta: {
        align: 'end',
        width: widthOf(metric),
        card: 'figure',
        currency: metric.unit === 'money' && currency !== '' ? currency : undefined,
        unit: unitOf(metric),
      },
      cell: ({ getValue, row: { original } }) => {
        const value = getValue();
        const written = value === null ? '–' : write(value);
        return (
          <Figure compared={isCompared} translate="no">
            {metric.name === 'completed' && !asCards ? (
              <Watched numbers={original.metrics}>{written}</Watched>
            ) : (
              written
            )}
            {!asCards && changeBelow(original, metric, focus)}
          </Figure>
        );
      },
    });
  });

  const at = shown.indexOf(focus) + 1;
  return [
    ...divisions,
    ...(isAdditive(focus) ? [share] : []),
    ...(isCompared ? numbers.toSpliced(at, 0, change) : numbers),
  ];
}

/** The totals of all pages, by column. */
export function totalCells(
  { metrics, focus, isCompared }: Pick<AnswerFields, 'metrics' | 'focus' | 'isCompared'>,
  totals: ComparedNumbers,
): Partial<Record<string, ReactNode>> {
  const cells = metrics.map((metric) => {
    const value = totals.metrics[metric.name] ?? null;
    return [
      metric.name,
      <Figure key={metric.name} compared={isCompared} translate="no">
        {value === null ? '–' : numberFormatter(metricFacts(metric).format)(value)}
        {changeBelow(totals, metric, focus)}
      </Figure>,
    ] as const;
  });
  return { ...Object.fromEntries(cells), [`${focus.name}:change`]: <Figure>{changeOf(totals, focus) ?? '–'}</Figure> };
}

/** The change below each figure, except for the selected metric, which has a sortable column for it. */
const changeBelow = (row: ComparedNumbers, metric: AnalyticsMetricField, focus: AnalyticsMetricField) =>
  metric.name === focus.name ? null : changeOf(row, metric);
