import { type FieldErrors, invalid } from '../contract/api-error.ts';

/**
 * Runs a write, and turns the violation of a unique constraint into a field error.
 * @param fields the error of a duplicate by field, or a function that reads it
 * @throws ApiError 422 for a duplicate
 */
export async function rejectDuplicate<Result>(
  write: Promise<Result>,
  constraint: string,
  fields: FieldErrors | (() => Promise<FieldErrors>),
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, constraint)) throw invalid(typeof fields === 'function' ? await fields() : fields);
    throw error;
  }
}

/** SQLSTATE 23505 is the same from both drivers. */
function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === '23505' &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}
