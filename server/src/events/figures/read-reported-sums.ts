import type { AnalyticsMetric } from '@preroll/rules/analytics/analytics-metrics';
import { addDays, daysBetween } from '@preroll/rules/time/days';
import type { Requester } from '../../platform/access/viewer.ts';
import type { Analytics, RecordsQuestion } from '../analytics/ask-analytics.ts';
import type { RawRow } from '../analytics/compute-row.ts';
import { type FiguresKind, mapFigures } from './add-figures.ts';
import type { FiguresComparison, FiguresPeriod } from './figures-period.ts';
import type { DaySum, RecordSum } from './read-sums.ts';

/** A campaign, an advert or a site that counts towards a record of a list: itself, or its group. */
export interface CountedRecord {
  id: number;
  recordId: number;
  currency: string;
  /** The time zone of its days (IANA). */
  timezone: string;
}

interface Asked<Name extends string> {
  kind: FiguresKind<Name>;
  countedBy: RecordsQuestion['kind'];
  /** Everything that counts towards the records that the list matches. */
  counted: readonly CountedRecord[];
  /** The records of the page. */
  ids: readonly number[];
  period: Pick<FiguresPeriod, 'date_from' | 'date_to' | 'timezone' | 'before_from'>;
  compare: FiguresComparison;
  /** The end of the previous period, or of the period itself without a comparison; null for whole days. */
  cut: Date | null;
}

const metricOf: Readonly<Record<string, AnalyticsMetric>> = {
  ...{ requests: 'requests', responses: 'responses', impressions: 'impression', shows: 'show', clicks: 'click' },
  ...{ quartile25: 'quartile25', quartile50: 'quartile50', quartile75: 'quartile75', completes: 'quartile100' },
  ...{ spend: 'spend', revenue: 'revenue' },
};

/**
 * Reads from the event store what `read-sums.ts` reads from the counters: the results of all records for each day of both
 * periods, by currency, and those of each record of the page.
 */
export async function readReportedSums<Name extends string>(
  { askOfRecords }: Pick<Analytics, 'askOfRecords'>,
  requester: Requester,
  { kind, countedBy, counted, ids, period, compare: wanted, cut }: Asked<Name>,
  signal: AbortSignal,
): Promise<{ days: DaySum<Name>[]; sums: RecordSum<Name>[] }> {
  const { date_from, date_to, timezone, before_from } = period;
  const metrics = Object.keys(kind.none).map(toMetric);
  const compare = before_from === null ? 'none' : wanted;
  const ask = async (by: 'date' | 'record', records: readonly CountedRecord[]) => {
    if (records.length === 0) return [];
    const asked = { kind: countedBy, ids: records.map(({ id }) => id), by, metrics };
    const rows = await askOfRecords(requester, { ...asked, date_from, date_to, timezone, compare, cut }, signal);
    return rows.flatMap((row) => partsOf(kind, row));
  };

  const onPage = new Set(ids);
  const shift = before_from === null ? 0 : daysBetween(before_from, date_from);
  const [days, rows] = await Promise.all([
    Promise.all(
      [...Map.groupBy(counted, ({ currency }) => currency)].map(async ([currency, records]) =>
        (await ask('date', records)).map(({ value, isNow, ...sums }) => ({
          ...sums,
          currency,
          day: isNow ? value : addDays(value, -shift),
        })),
      ),
    ),
    ask(
      'record',
      counted.filter(({ recordId }) => onPage.has(recordId)),
    ),
  ]);
  const recordOf = new Map(counted.map(({ id, recordId }) => [String(id), recordId]));
  const sums = rows.flatMap(({ value, ...sum }) => {
    const id = recordOf.get(value);
    return id === undefined ? [] : [{ ...sum, id }];
  });
  return { days: days.flat(), sums };
}

interface Part<Name extends string> extends Pick<RecordSum<Name>, 'isNow' | 'figures'> {
  /** The day of the period, or the id of the record. */
  value: string;
}

/** The figures of a row in both periods, without periods that have no results. */
function partsOf<Name extends string>(kind: FiguresKind<Name>, row: RawRow): Part<Name>[] {
  const [value = ''] = row.values;
  const figuresOf = (numbers: RawRow['metrics'] | undefined) =>
    mapFigures(kind, (name) => numbers?.[toMetric(name)] ?? 0);
  const parts = [
    { value, isNow: true, figures: figuresOf(row.metrics) },
    { value, isNow: false, figures: figuresOf(row.compare ?? undefined) },
  ];
  return parts.filter(({ figures }) => Object.values(figures).some((figure) => figure !== 0));
}

function toMetric(name: string): AnalyticsMetric {
  const metric = metricOf[name];
  if (metric === undefined) throw new Error(`Reports have no ${name}`);
  return metric;
}
