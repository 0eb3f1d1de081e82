import { isNewSince } from '@preroll/rules/time/compared-period';
import type { ListFigures, RowFigures } from '@/shared/api';

export interface ListedFigures extends RowFigures {
  /** Whether the record is newer than the start of the compared period. */
  isNew: boolean;
}

/** A record with its figures in the chosen dates; undefined while they load. */
export type WithFigures<Row> = Row & { figures: ListedFigures | undefined };

/**
 * Adds the figures of a page to its records.
 *
 * @param beganAt the time of a record's first possible results; null if it may include older records
 */
export function withFigures<Row extends { id: number; createdAt: Date }>(
  rows: readonly Row[] | undefined,
  figures: ListFigures | undefined,
  beganAt: (row: Row) => Date | null = ({ createdAt }) => createdAt,
): WithFigures<Row>[] | undefined {
  const byId = new Map(figures?.items.map((item) => [item.id, item]));
  return rows?.map((row) => {
    const item = byId.get(row.id);
    if (figures === undefined || item === undefined) return { ...row, figures: undefined };
    const { before_from: compared, timezone } = figures.period;
    const began = beganAt(row);
    return { ...row, figures: { ...item, isNew: began !== null && isNewSince(began, compared, timezone) } };
  });
}
