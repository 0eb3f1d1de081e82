import type { UseQueryResult } from '@tanstack/react-query';
import { ListFigures, listPeriod, tableTotals, type WithFigures } from '@/entities/metric';
import type { ListFigures as Figures } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { formatTotal } from '@/shared/lib/format';
import type { ListState } from '@/shared/lib/paging';
import { failureOf } from '@/shared/ui/error-state';
import { type PeriodListOptions, usePeriodList } from './use-period-list';

interface FiguredListOptions<Search extends ListState & ZonedPeriodState, Row extends { id: number }>
  extends Omit<PeriodListOptions<Search, WithFigures<Row>>, 'preset'> {
  /** What a row is: "campaign". */
  noun: string;
  figures: UseQueryResult<Figures>;
}

/** The shared parts of a list with an advertiser's figures, apart from columns and filters: also its totals. */
export function useFiguredList<Search extends ListState & ZonedPeriodState, Row extends { id: number }>({
  noun,
  ...options
}: FiguredListOptions<Search, Row>) {
  const { period, ...shared } = usePeriodList({ ...options, preset: listPeriod });
  const { list, figures } = options;
  const total = list.data?.total;

  const totals = {
    period,
    summary: total !== 0 && <ListFigures figures={figures} isFailed={failureOf(list) !== undefined} />,
    totals: tableTotals(figures.data, formatTotal(total ?? 0, noun)),
  };

  return { ...shared, totals };
}
