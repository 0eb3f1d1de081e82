import { describe, expect, it } from 'vitest';
import { mergeQueue, neighbourOf, nextInQueue, orderAfter } from './queue';

const of = (...ids: number[]) => ids.map((id) => ({ id }));
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('mergeQueue', () => {
  const shown = (items: number[], selected: number) => ({ items: of(...items), selected: { id: selected } });

  it.each([
    {
      what: 'begins with the first',
      before: undefined,
      waiting: [1, 2, 3],
      wanted: undefined,
      items: [1, 2, 3],
      at: 1,
    },
    { what: 'begins with the one in the URL', before: undefined, waiting: [1, 2], wanted: 2, items: [1, 2], at: 2 },
    {
      what: 'begins with the first if the URL’s is gone',
      before: undefined,
      waiting: [1, 2],
      wanted: 9,
      items: [1, 2],
      at: 1,
    },
    { what: 'has nothing', before: undefined, waiting: [], wanted: 9, items: [], at: undefined },
    { what: 'follows the URL', before: shown([1, 2, 3], 1), waiting: [1, 2, 3], wanted: 3, items: [1, 2, 3], at: 3 },
    {
      what: 'stays where it is without a URL',
      before: shown([1, 2, 3], 2),
      waiting: [1, 2, 3],
      wanted: undefined,
      items: [1, 2, 3],
      at: 2,
    },
    {
      what: 'stays when others come and go',
      before: shown([1, 2, 3], 2),
      waiting: [2, 3, 4],
      wanted: 2,
      items: [2, 3, 4],
      at: 2,
    },
    {
      what: 'keeps what is gone in its place',
      before: shown([1, 2, 3], 2),
      waiting: [1, 3],
      wanted: 2,
      items: [1, 2, 3],
      at: 2,
    },
    { what: 'keeps the first', before: shown([1, 2], 1), waiting: [2, 3], wanted: undefined, items: [1, 2, 3], at: 1 },
    { what: 'keeps the last', before: shown([1, 2], 2), waiting: [1], wanted: 2, items: [1, 2], at: 2 },
    {
      what: 'keeps it beside the next that is left',
      before: shown([1, 2, 3, 4], 2),
      waiting: [1, 4, 5],
      wanted: 2,
      items: [1, 2, 4, 5],
      at: 2,
    },
    { what: 'keeps it alone', before: shown([1], 1), waiting: [], wanted: 1, items: [1], at: 1 },
    {
      what: 'drops it with the next step',
      before: shown([1, 2, 3], 2),
      waiting: [1, 3],
      wanted: 3,
      items: [1, 3],
      at: 3,
    },
    {
      what: 'follows one that moved to the end',
      before: shown([1, 2, 3], 1),
      waiting: [2, 3, 1],
      wanted: 1,
      items: [2, 3, 1],
      at: 1,
    },
  ])('$what', ({ before, waiting, wanted, items, at }) => {
    const queue = mergeQueue(before, of(...waiting), wanted);
    expect(ids(queue.items)).toEqual(items);
    expect(queue.selected?.id).toBe(at);
  });

  it('takes the newer version of an advert', () => {
    const before = { items: [{ id: 1, name: 'old' }], selected: { id: 1, name: 'old' } };
    expect(mergeQueue(before, [{ id: 1, name: 'new' }], 1).selected?.name).toBe('new');
  });
});

describe('after a decision', () => {
  it.each([
    { items: [1, 2, 3], decided: 1, waiting: [2, 3], next: 2 },
    { items: [1, 2, 3], decided: 2, waiting: [1, 3], next: 3 },
    { items: [1, 2, 3], decided: 3, waiting: [1, 2], next: 1 },
    { items: [1, 2, 3], decided: 1, waiting: [3, 4], next: 3 },
    { items: [1, 2, 3], decided: 1, waiting: [4], next: 4 },
    { items: [1], decided: 1, waiting: [], next: undefined },
    // refused because it was edited: it is in the queue again, behind the others
    { items: [1, 2, 3], decided: 1, waiting: [2, 3, 1], next: 2 },
    { items: [1], decided: 1, waiting: [1], next: 1 },
  ])('after deciding $decided in $items with $waiting left, selects $next', ({ items, decided, waiting, next }) => {
    expect(nextInQueue(orderAfter(of(...items), decided), of(...waiting))).toBe(next);
  });
});

describe('neighbourOf', () => {
  it.each([
    { selected: 1, step: 1, id: 2 },
    { selected: 2, step: -1, id: 1 },
    { selected: 1, step: -1, id: undefined },
    { selected: 3, step: 1, id: undefined },
  ] as const)('from entry $selected, step $step leads to $id', ({ selected, step, id }) => {
    expect(neighbourOf({ items: of(1, 2, 3), selected: { id: selected } }, step)?.id).toBe(id);
  });

  it('is undefined for an empty queue', () => {
    expect(neighbourOf({ items: [], selected: undefined }, 1)).toBeUndefined();
  });
});
