import type { Db } from '../src/platform/db/database.ts';

const STATEMENTS = ['select', 'insert', 'update', 'execute', '$count'];

/**
 * A database whose server dies before the given statement of its transactions, or before the commit if that comes first.
 * Statements outside of a transaction don't count.
 */
export function failAtStatement(db: Db, statement: number): Db {
  let left = statement;
  const live = (next: string) => {
    left -= 1;
    if (left === 0) throw new Error(`died before ${next}`);
  };
  const dying = <T extends object>(target: T, isInside: boolean): T =>
    new Proxy(target, {
      get(object, name) {
        const value = Reflect.get(object, name);
        if (typeof value !== 'function') return value;
        if (name === 'transaction')
          return (work: (tx: object) => Promise<unknown>) =>
            value.call(object, async (tx: object) => {
              const result = await work(dying(tx, true));
              live('the commit');
              return result;
            });
        return (...args: unknown[]) => {
          if (isInside && STATEMENTS.includes(String(name))) live('a statement');
          return value.apply(object, args);
        };
      },
    });
  return dying(db, false);
}
