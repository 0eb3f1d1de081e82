import { type SQL, sql } from 'drizzle-orm';
import { invalid } from '../contract/api-error.ts';
import type { ListOrder } from './list-order.ts';

/** The position of a row in a list, and the side of it on which a page lies. */
interface Cursor {
  side: 'next' | 'previous';
  /** The row's sort key as text from PostgreSQL, without loss of precision; null without one. */
  value: string | null;
  id: number;
}

/** Encodes a cursor as an opaque text for a URL. It contains the order, so that it can't be used with another one. */
export const encodeCursor = ({ sort }: ListOrder, { side, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([side, sort, value, id])).toString('base64url');

/** @throws ApiError 422 for an invalid cursor, or one of another order */
export function decodeCursor(text: string, order: ListOrder): Cursor {
  const [side, sort, value, id] = parseArray(Buffer.from(text, 'base64url').toString());
  const hasValue = typeof value === 'string' || (value === null && order.key?.isNullable !== false);
  if ((side !== 'next' && side !== 'previous') || sort !== order.sort || !hasValue || !Number.isSafeInteger(id))
    throw badCursor();
  return { side, value, id: id as number };
}

/**
 * Runs a query with a cursor's value in its condition, which only the database can validate.
 * @throws ApiError 422 if the value does not match its type
 */
export async function refuseBadValue<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (isDataException(error)) throw badCursor();
    throw error;
  }
}

/** The condition that a row lies on the cursor's side. */
export function isOnCursorSide({ key, id, isDescending }: ListOrder, { side, value, id: rowId }: Cursor): SQL {
  // in terms of ascending order, in which nulls come last
  const isAfter = isDescending === (side === 'previous');
  const sign = isAfter ? sql`>` : sql`<`;
  const place = sql`${rowId}::bigint`;
  if (key === null) return sql`${id} ${sign} ${place}`;
  const { expression, type, isNullable } = key;
  if (value === null) {
    const besideAmongNulls = sql`(${expression} is null and ${id} ${sign} ${place})`;
    return isAfter ? besideAmongNulls : sql`(${expression} is not null or ${besideAmongNulls})`;
  }
  const beside = sql`(${expression}, ${id}) ${sign} (${value}::${sql.raw(type)}, ${place})`;
  return isAfter && isNullable ? sql`(${beside} or ${expression} is null)` : beside;
}

function parseArray(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function badCursor() {
  const message = 'This is no cursor of this list in this order: start from its first page';
  return invalid({ after: [message] }, message);
}

/** Whether an error has SQLSTATE class 22, which is the same in both drivers. */
function isDataException(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('22');
}
