import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ANALYTICS_ROWS, answerFailure, drillInto, type ReportSpec, withoutViewMetrics } from '@/entities/analytics';
import type { AnalyticsAnswer } from '@/shared/api';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { useIsBelow } from '@/shared/lib/media-query';
import { emptyListQuery, type Sort, sortOf, sortParam } from '@/shared/lib/paging';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { NoSuchPage, Pagination } from '@/shared/ui/pagination';
import { formatValue } from '../model/format-value';
import type { Report } from '../model/report';
import { type AnswerRow, answerColumns, totalCells } from './answer-columns';

/**
 * Aligns a name, its share and its figures on one baseline, even with a change below a figure; pictures are centred.
 */
const OneBaseline = styled('div', {
  base: {
    '&[data-compared] :is(tbody, tfoot) :is(td, th)': { verticalAlign: 'baseline' },
    '&[data-compared] :is(td, th) [data-poster] + span': { alignSelf: 'baseline' },
  },
});

interface AnswerTableProps extends Report {
  table: UseQueryResult<AnalyticsAnswer>;
  state: AnalyticsState;
}

/** The rows of the report, with the totals of all pages below. Opening a row shows its details. */
export function AnswerTable({ spec, fields, table, state, change }: AnswerTableProps) {
  const { data } = table;
  const { page = 1 } = state;
  // an answer names its fields: while the next one loads, the previous answer is shown with its own
  const shown = useMemo(() => fieldsOf(data, { spec, fields }), [data, spec, fields]);
  const asCards = useIsBelow('sm');
  const columns = useMemo(() => answerColumns({ ...shown, asCards }), [shown, asCards]);
  const rows = useMemo(() => data && rowsOf(data, { spec, fields }), [data, spec, fields]);
  const isNarrowed = spec.conditions.length > 0;

  return (
    <OneBaseline data-compared={shown.isCompared || undefined}>
      <DataTable
        label="Results"
        rows={rows}
        columns={columns}
        rowKey={({ key }) => key}
        error={answerFailure(table)}
        isStale={table.isPlaceholderData}
        totals={
          data && {
            label: allRows(data),
            cells: totalCells(shown, data.totals),
          }
        }
        server
        query={{ ...emptyListQuery, sort: sortOf(spec.sort ?? defaultSort(shown)) }}
        onQueryChange={({ sort }) => change({ sort: sortParam(sort && numbersFirst(sort, spec)) })}
        empty={
          page > 1 ? (
            <NoSuchPage />
          ) : (
            <EmptyState
              title="No results"
              action={
                isNarrowed && (
                  <Button variant="outline" onClick={() => change({ filter: undefined })}>
                    Clear filters
                  </Button>
                )
              }
            >
              {isNarrowed
                ? 'Nothing was recorded in these dates that matches all filters.'
                : 'Nothing was recorded in these dates. Choose a longer period, or come back when adverts are shown.'}
            </EmptyState>
          )
        }
      />
      {data && <Pagination page={page} pageSize={ANALYTICS_ROWS} total={data.total} />}
    </OneBaseline>
  );
}

/** Sorts a column of numbers in descending order first, and in ascending order when it is pressed again. */
function numbersFirst(sort: Sort, { dimensions, sort: before }: Pick<ReportSpec, 'dimensions' | 'sort'>): Sort {
  const isNew = sortOf(before)?.id !== sort.id;
  return isNew && dimensions.every(({ name }) => name !== sort.id) ? { ...sort, desc: true } : sort;
}

/** The server's default order: time ascending, anything else by the first metric, descending. */
function defaultSort({ dimensions: [first], metrics: [metric] }: Pick<ReportSpec, 'dimensions' | 'metrics'>) {
  if (first?.kind === 'time') return first.name;
  return metric && `-${metric.name}`;
}

/** The fields of the answer, or of the request until there is one. */
function fieldsOf(data: AnalyticsAnswer | undefined, { spec, fields }: Pick<Report, 'spec' | 'fields'>) {
  const find = <Field extends { name: string }>(all: readonly Field[], names: readonly string[]) =>
    names.flatMap((name) => all.find((field) => field.name === name) ?? []);
  const dimensions = data ? find(fields.dimensions, data.dimensions) : spec.dimensions;
  const chosen = spec.metrics.map(({ name }) => name);
  const metrics = data ? find(fields.metrics, withoutViewMetrics(data.metrics, chosen)) : spec.metrics;
  return {
    dimensions,
    metrics,
    focus: metrics.find(({ name }) => name === spec.focus.name) ?? metrics[0] ?? spec.focus,
    isCompared: data ? data.passport.compare_from !== null : spec.compare !== 'none',
    currency: data?.passport.currency ?? fields.currency,
    total: data?.totals.metrics ?? {},
  };
}

function rowsOf(data: AnalyticsAnswer, { spec, fields }: Pick<Report, 'spec' | 'fields'>): AnswerRow[] {
  const { dimensions } = data;
  return data.rows.map(({ dims, metrics, compare }) => {
    const values = dims.flatMap((value, place) => {
      const name = dimensions[place];
      return name ? { name, value } : [];
    });
    const inside = drillInto(spec, values, fields);
    return {
      key: JSON.stringify(dims.map(({ value }) => value)),
      names: values.map(({ name, value }) => formatValue(name, value)),
      previews: values.map(({ value }) => value.previews),
      metrics,
      compare,
      inside,
    };
  });
}

const allRows = ({ total }: AnalyticsAnswer) =>
  total === 1 ? formatCount(total, 'row') : `All ${formatNumber(total)} rows`;
