import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Reduces an error to what the log may contain. Query parameters, which hold logins and hashes, are left out: the
 * drivers store them, and the values of violated constraints, in properties of their errors, so only known properties
 * pass.
 */
export function toLoggedError(error: Error): { type: string; message: string; stack: string; [key: string]: unknown } {
  const { cause, stack = '' } = error;
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error ? { code: error.code } : {}),
    // without the message, which the stack repeats
    stack: stack.slice(Math.max(0, stack.indexOf('\n    at '))),
    ...(cause instanceof Error ? { cause: toLoggedError(cause) } : {}),
  };
}
