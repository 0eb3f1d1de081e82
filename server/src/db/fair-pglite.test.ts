import { expect, it } from 'vitest';
import { FairPglite } from './fair-pglite.ts';

it('lets other work run while statements follow each other', async () => {
  const lite = new FairPglite();
  await lite.waitReady;
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await lite.transaction(async (tx) => {
    for (let statement = 0; statement < 20; statement += 1)
      await tx.query('select count(*) from generate_series(1, 100000)');
  });
  clearImmediate(next);
  expect(turns).toBeGreaterThan(10);
  await lite.close();
});
