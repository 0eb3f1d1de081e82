/**
 * Returns the row of a query that always has one: an insert, an update of a locked row, a read by foreign key.
 * @throws Error if there is none, which is a bug
 */
export function expectRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The row is not there');
  return row;
}
