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
  try {
    await lite.transaction(async (tx) => {
      for (let statement = 0; statement < 5; statement += 1)
        await tx.query('select count(*) from generate_series(1, 1000000)');
    });
    expect(turns).toBeGreaterThanOrEqual(5);
  } finally {
    clearImmediate(next);
    await lite.close();
  }
});
