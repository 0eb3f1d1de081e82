import { expect, it } from 'vitest';
import { joinSql, parameter, sqlText } from './sql-text.ts';

it('names each parameter once, however often it is used', () => {
  const ids = parameter('Array(UInt32)', [1, 2, 3]);
  const one = sqlText`has(${ids}, advertiser)`;
  const other = sqlText`has(${ids}, webmaster)`;
  // equal values are separate parameters, because their types may differ
  const both = sqlText`SELECT ${parameter('String', 'a')}, ${parameter('String', 'a')} WHERE ${joinSql([one, other], ' OR ')}`;
  expect(both.toQuery()).toEqual({
    sql: 'SELECT {p0:String}, {p1:String} WHERE has({p2:Array(UInt32)}, advertiser) OR has({p2:Array(UInt32)}, webmaster)',
    params: { p0: 'a', p1: 'a', p2: [1, 2, 3] },
  });
});
