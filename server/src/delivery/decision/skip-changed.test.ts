import { expect, it } from 'vitest';
import { skipChanged } from './skip-changed.ts';

it('applies a change between two records of a page, which must not undo it', async () => {
  const stored = new Map([1, 2, 3].map((id) => [id, 'working']));
  const known = new Map<number, string | undefined>();
  async function* readPage() {
    yield* [...stored].map(([id, status]) => ({ id, status }));
  }
  const messages: number[] = [];
  const read = new Set<number>();
  const readChanged = async () => {
    for (const id of messages.splice(0)) known.set(id, stored.get(read.add(id) && id));
    return read;
  };
  const seen: unknown[] = [];
  for await (const { id, status } of skipChanged(readPage(), readChanged)) {
    known.set(id, status);
    seen.push([id, known.get(3)]);
    if (id !== 1) continue;
    stored.set(3, 'stopped');
    messages.push(3);
  }
  expect(seen).toEqual([
    [1, undefined],
    [2, 'stopped'],
  ]);
  expect(known.get(3)).toBe('stopped');
});
