import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the log says of an error: never the parameters of a query, which hold logins and hashes. The drivers put them,
 * and the values of a violated constraint, into properties of their errors, so only what is known goes through.
 */
export function toLoggedError(error: Error): { type: string; message: string; stack: string; [key: string]: unknown } {
  const { cause, stack = '' } = error;
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error ? { code: error.code } : {}),
    // without the message, which it repeats
    stack: stack.slice(Math.max(0, stack.indexOf('\n    at '))),
    ...(cause instanceof Error ? { cause: toLoggedError(cause) } : {}),
  };
}
