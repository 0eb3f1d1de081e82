import { analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import { analyticsMetrics, metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { BYTE_ORDER_MARK, csvRow } from '@preroll/rules/text/csv';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { RowChunk } from './answer-question.ts';
import { comparesPart, type Plan } from './build-query.ts';

type Schemas = components['schemas'];

/**
 * Writes a question's rows as CSV (RFC 4180), with a header, and in the last line the number of rows and their totals:
 * a file without that line is not whole. Heads name the currency of money and the time zone of days and hours. Records
 * have their id beside the name, compared metrics their earlier value, and while that leaves out today also what is
 * compared with it.
 */
export async function* writeCsv(
  plan: Pick<Plan, 'question' | 'fullDaysTo'>,
  currency: string,
  chunks: AsyncIterable<RowChunk>,
): AsyncGenerator<string> {
  const { dimensions, metrics, timezone } = plan.question;
  const isCompared = plan.fullDaysTo !== null;
  const isPart = comparesPart(plan);
  const hasId = dimensions.map((name) => analyticsDimensions[name].kind === 'record');
  const header = [
    ...dimensions.flatMap((name, index) => {
      const { label, kind } = analyticsDimensions[name];
      if (kind === 'time') return `${label}, ${timezone}`;
      return hasId[index] ? [label, `${label} id`] : label;
    }),
    ...metrics.flatMap((name) => {
      const head = metricHead(analyticsMetrics[name], currency);
      if (isPart) return [head, `${head}, full days`, `${head}, full days before`];
      return isCompared ? [head, `${head}, before`] : head;
    }),
  ];
  const numbers = (row: Schemas['AnalyticsTotals']) =>
    metrics.flatMap((name) => [
      row.metrics[name],
      ...(isPart ? [row.full_days?.now[name]] : []),
      ...(isCompared ? [row.full_days?.before[name]] : []),
    ]);
  yield BYTE_ORDER_MARK + csvRow(header);
  let count = 0;
  let totals: RowChunk['totals'] = { metrics: {}, compare: null, full_days: null };
  for await (const { rows, totals: soFar } of chunks) {
    count += rows.length;
    totals = soFar;
    yield rows
      .map((row) => {
        const names = row.dims.flatMap(({ value, label }, index) =>
          hasId[index] ? [label, value === '0' ? '' : value] : [label],
        );
        return csvRow([...names, ...numbers(row)]);
      })
      .join('');
  }
  const ends = dimensions.flatMap((_, index) => (hasId[index] ? ['', ''] : ['']));
  yield csvRow([
    ...(ends.length === 0 ? [] : [`Total of ${count} ${count === 1 ? 'row' : 'rows'}`, ...ends.slice(1)]),
    ...numbers(totals),
  ]);
}
