import { analyticsDimensions } from '@preroll/rules/analytics/analytics-dimensions';
import { analyticsMetrics, metricHead } from '@preroll/rules/analytics/analytics-metrics';
import { BYTE_ORDER_MARK, csvRow } from '@preroll/rules/text/csv';
import { describeUntil } from '@preroll/rules/time/compared-until';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { RowChunk } from './answer-question.ts';
import type { Plan } from './build-query.ts';

type Schemas = components['schemas'];

/**
 * Writes a question's rows as CSV (RFC 4180) with a header. The last line has the number of rows and their totals, so a file
 * without it is incomplete; it also states the end of the compared periods. Headers name the currency of money and the time
 * zone of days and hours. Records have a column for the id, and compared metrics one for the earlier value.
 */
export async function* writeCsv(
  { question, until }: Pick<Plan, 'question' | 'until'>,
  currency: string,
  chunks: AsyncIterable<RowChunk>,
): AsyncGenerator<string> {
  const { dimensions, metrics, timezone } = question;
  const isCompared = question.compare !== 'none';
  const hasId = dimensions.map((name) => analyticsDimensions[name].kind === 'record');
  const header = [
    ...dimensions.flatMap((name, index) => {
      const { label, kind } = analyticsDimensions[name];
      if (kind === 'time') return `${label}, ${timezone}`;
      return hasId[index] ? [label, `${label} id`] : label;
    }),
    ...metrics.flatMap((name) => {
      const head = metricHead(analyticsMetrics[name], currency);
      return isCompared ? [head, `${head}, before`] : head;
    }),
  ];
  const numbers = (row: Schemas['AnalyticsTotals']) =>
    metrics.flatMap((name) => [row.metrics[name], ...(isCompared ? [row.compare?.[name]] : [])]);
  yield BYTE_ORDER_MARK + csvRow(header);
  let count = 0;
  let totals: RowChunk['totals'] = { metrics: {}, compare: null };
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
  const rowCount = `Total of ${count} ${count === 1 ? 'row' : 'rows'}`;
  const label = until === null ? rowCount : `${rowCount} ${describeUntil(until, timezone)}`;
  yield csvRow([...(ends.length === 0 ? [] : [label, ...ends.slice(1)]), ...numbers(totals)]);
}
