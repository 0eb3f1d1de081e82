import { notFound } from '../contract/api-error.ts';

/**
 * Returns the row of a query by id.
 * @throws ApiError 404 if there is none
 */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}
