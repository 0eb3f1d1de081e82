import type { UseQueryResult } from '@tanstack/react-query';
import type { ListFigures as Figures } from '@/shared/api';
import { ListTotals } from './list-totals';

/** The totals above a list's rows. Nothing for a list that failed. */
export const ListFigures = ({ figures: { data, isError } }: { figures: UseQueryResult<Figures> }) =>
  isError ? null : <ListTotals data={data} />;
