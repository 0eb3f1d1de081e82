import { ApiError } from '../contract/api-error.ts';

/**
 * Adds to the records of a list why they can't be removed, so that nobody has to try.
 * @param refuse throws what the removal would, and changes nothing
 */
export async function tellKept<Row, Body extends object>(
  rows: readonly Row[],
  toBody: (row: Row) => Body,
  refuse: (row: Row) => Promise<void>,
): Promise<(Body & { kept_because?: string })[]> {
  const bodies = [];
  // one after the other: a list must not take all connections of the pool
  for (const row of rows) {
    const reason = await refusalOf(refuse(row));
    bodies.push({ ...toBody(row), ...(reason !== null && { kept_because: reason }) });
  }
  return bodies;
}

async function refusalOf(removal: Promise<void>): Promise<string | null> {
  try {
    await removal;
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
