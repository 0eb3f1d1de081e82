import * as z from 'zod/mini';

type BothWays<Column extends string> = Column | `-${Column}`;

const bothWays = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column): BothWays<Column>[] => [column, `-${column}`]);

/** The state of a list that its address carries. What doesn't fit is forgiven, not refused. */
export const listSearch = <const Column extends string>(columns: readonly Column[]) =>
  z.object({
    search: z.catch(z.optional(z.string()), undefined),
    sort: z.catch(z.optional(z.enum<BothWays<Column>[]>(bothWays(columns))), undefined),
    page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  });
