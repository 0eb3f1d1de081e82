import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function* inChunks(text: string, sizes: readonly number[]) {
  const bytes = Buffer.from(text);
  let from = 0;
  for (let piece = 0; from < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function read(chunks: AsyncIterable<Buffer>) {
  const rows: unknown[] = [];
  for await (const some of readLines(chunks)) rows.push(...some);
  return rows;
}

it('reads lines split across chunks', async () => {
  const row = fc.record({ name: fc.string({ unit: 'binary' }), count: fc.nat() });
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(row), sizes, fc.boolean(), async (rows, pieces, hasEnd) => {
      const text = rows.map((each) => JSON.stringify(each)).join('\n') + (hasEnd && rows.length > 0 ? '\n' : '');
      expect(await read(inChunks(text, pieces))).toEqual(rows);
    }),
  );
});

it('fails if the answer ends in an error message', async () => {
  await expect(read(inChunks('{"n":1}\nCode: 241. DB::Exception: Memory limit', [100]))).rejects.toThrow(SyntaxError);
});
