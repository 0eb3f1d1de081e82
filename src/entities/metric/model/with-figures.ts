import type { ListFigures, RowFigures } from '@/shared/api';

/** A record with its figures in the chosen dates; undefined while they load. */
export type WithFigures<Row> = Row & { figures: RowFigures | undefined };

/** Puts the figures of a page to its records. */
export function withFigures<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  figures: ListFigures | undefined,
): WithFigures<Row>[] | undefined {
  const byId = new Map(figures?.items.map((item) => [item.id, item]));
  return rows?.map((row) => ({ ...row, figures: byId.get(row.id) }));
}
