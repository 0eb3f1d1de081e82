import * as z from 'zod/mini';

/** The state of a list that its URL carries. What doesn't fit is forgiven, not refused. */
export const listSearch = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.object({
    search: z.catch(z.optional(z.string()), undefined),
    sort: z.catch(z.optional(z.enum(bothWays(columns))), undefined),
    page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  });

type BothWays<Column extends string> = Column | `-${Column}`;

const bothWays = <Column extends string>(columns: readonly Column[]) =>
  columns.flatMap((column) => [column, `-${column}`] as const) as [BothWays<Column>, ...BothWays<Column>[]];
