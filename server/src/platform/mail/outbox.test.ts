import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createOutbox, outboxOf } from './outbox.ts';

it('names messages in the order of the calls, however long each takes to compose', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'preroll-outbox-'));
  const put = createOutbox(dataDir, { warn: () => undefined });
  let composeFirst: (message: Buffer) => void = () => undefined;
  const first = put(() => new Promise((resolve) => (composeFirst = resolve)));
  const others = Array.from({ length: 20 }, (_, index) => put(async () => Buffer.from(String(index + 2))));
  await Promise.all(others);
  composeFirst(Buffer.from('1'));
  await first;

  const folder = outboxOf(dataDir);
  const texts = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts).toEqual(Array.from({ length: 21 }, (_, index) => String(index + 1)));
});
