import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ThreadedPglite } from './threaded-pglite.ts';

let lite: ThreadedPglite;

beforeAll(async () => {
  lite = new ThreadedPglite({});
  await lite.exec('create table things (id integer primary key, at timestamptz)');
});
afterAll(() => lite.close());

const idsOf = async () =>
  (await lite.query<{ id: number }>('select id from things order by id')).rows.map(({ id }) => id);

it('does not block the event loop during a long statement', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  try {
    await lite.query('select count(*) from generate_series(1, 1000000)');
    expect(turns).toBeGreaterThan(20);
  } finally {
    clearImmediate(next);
  }
});

it('lets other statements wait for a transaction', async () => {
  const order: string[] = [];
  const transaction = lite.transaction(async (tx) => {
    await tx.query('insert into things (id) values ($1)', [1]);
    const waiting = idsOf().then((ids) => order.push(`read ${ids}`));
    await tx.exec('insert into things (id) values (2)');
    order.push('written');
    return { waiting };
  });
  await (await transaction).waiting;
  expect(order).toEqual(['written', 'read 1,2']);
});

it('rolls back a transaction that throws, and passes the error on', async () => {
  const failure = new Error('no');
  const transaction = lite.transaction(async (tx) => {
    await tx.query('delete from things');
    throw failure;
  });
  await expect(transaction).rejects.toBe(failure);
  expect(await idsOf()).toEqual([1, 2]);
});

it('rejects a transaction that violates a deferred constraint at its end', async () => {
  await lite.exec(`create table parts (thing integer references things deferrable initially deferred)`);
  const transaction = lite.transaction((tx) => tx.query('insert into parts values (7)'));
  await expect(transaction).rejects.toMatchObject({ code: '23503' });
  expect((await lite.query('select * from parts')).rows).toEqual([]);
});

it("passes on PostgreSQL's details of an error, and continues", async () => {
  const twice = lite.query('insert into things (id) values ($1)', [1]);
  await expect(twice).rejects.toMatchObject({
    message: 'duplicate key value violates unique constraint "things_pkey"',
    code: '23505',
    constraint: 'things_pkey',
  });
  expect(await idsOf()).toEqual([1, 2]);
});

it('leaves values of types without parsers as text', async () => {
  const { fields } = await lite.query('select at from things', [], { rowMode: 'array' });
  const [field] = fields;
  const parsers = { [field?.dataTypeID ?? 0]: (value: string) => value };
  const asText = await lite.query(`select '2026-11-26 21:00Z'::timestamptz`, [], { rowMode: 'array', parsers });
  expect(asText.rows).toEqual([[expect.stringMatching(/^2026-11-26 /)]]);
});

it('receives messages of a channel until it stops listening', async () => {
  const received: string[] = [];
  const publish = (word: string) => lite.query(`select pg_notify('news', $1)`, [word]);
  const ends = await Promise.all([
    lite.listen('news', (word) => received.push(`first ${word}`)),
    lite.listen('news', (word) => received.push(`second ${word}`)),
  ]);
  await publish('one');
  await ends[0]();
  await publish('two');
  await ends[1]();
  await publish('three');
  expect(received).toEqual(['first one', 'second one', 'second two']);
});

it('starts with the contents of another database', async () => {
  const copy = new ThreadedPglite({ contents: await lite.dump() });
  try {
    expect((await copy.query('select count(*)::integer as count from things')).rows).toEqual([{ count: 2 }]);
  } finally {
    await copy.close();
  }
});

it('rejects with the reason if the database can not be opened', async () => {
  const broken = new ThreadedPglite({ contents: new Blob(['nothing of a database']) });
  await expect(broken.query('select 1')).rejects.toThrow();
  await expect(broken.query('select 1')).rejects.toThrow();
});

it('rejects queries after close() without reporting a crash', async () => {
  const ended = new ThreadedPglite({});
  const died = vi.fn<(reason: Error) => void>();
  void ended.died.then(died);
  await ended.close();
  expect(died).not.toHaveBeenCalled();
  await expect(ended.query('select 1')).rejects.toThrow('The embedded database has ended');
});
