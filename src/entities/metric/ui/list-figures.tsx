import type { UseQueryResult } from '@tanstack/react-query';
import type { ListFigures as Figures } from '@/shared/api';
import { FiguresFailure } from './figures-failure';
import { ListTotals } from './list-totals';

interface ListFiguresProps {
  figures: UseQueryResult<Figures>;
  /** Whether the list itself failed, which is already shown. */
  isFailed: boolean;
}

/** The totals above a list's rows; renders nothing if the list failed. */
export function ListFigures({ figures, isFailed }: ListFiguresProps) {
  if (isFailed) return null;
  return figures.isError && figures.data === undefined ? (
    <FiguresFailure figures={figures} />
  ) : (
    <ListTotals data={figures.data} />
  );
}
