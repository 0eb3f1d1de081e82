import { expect, it } from 'vitest';
import { createSortedRows } from './sorted-rows';

interface State {
  /** The sorted value by row id. */
  values: Record<string, number>;
  desc: boolean;
  resortKey: string | undefined;
}

const toRow = ([id, value]: [string, number], index: number) => ({ id, index, original: value });

/** Sorts the rows of successive states with the same table. */
function sortInTurn(states: readonly State[]): string[] {
  let state = states[0] as State;
  let model = { rows: [] as ReturnType<typeof toRow>[], rowsById: {} };
  const sorted = createSortedRows({
    getPreSortedRowModel: () => ({ ...model, flatRows: model.rows }) as never,
    getColumn: () => ({ accessorFn: (value: unknown) => value }),
    atoms: { sorting: { get: () => [{ id: 'spend', desc: state.desc }] } },
    get options() {
      return { meta: { resortKey: state.resortKey } };
    },
  });
  return states.map((next) => {
    state = next;
    const rows = Object.entries(next.values).map(toRow);
    model = { rows, rowsById: Object.fromEntries(rows.map((row) => [row.id, row])) };
    return sorted()
      .rows.map(({ id, original }) => `${id}${original}`)
      .join(' ');
  });
}

const before = { values: { a: 1, b: 2 }, desc: true, resortKey: 'this week' };
const after = { ...before, values: { a: 3, b: 2 } };

it.each([
  ['figures grow', after, 'b2 a3'],
  ['another order is asked for', { ...before, desc: false }, 'a1 b2'],
  ['they are of other dates', { ...after, resortKey: 'today' }, 'a3 b2'],
  ['nothing keeps them', { ...after, resortKey: undefined }, 'a3 b2'],
  ['a row is added', { ...after, values: { ...after.values, c: 9 } }, 'c9 a3 b2'],
])('when %s', (_, next, rows) => {
  expect(sortInTurn([before, next])).toEqual(['b2 a1', rows]);
});
