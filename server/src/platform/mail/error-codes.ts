/**
 * Returns what the log may contain of an error of a mail server or a database: its codes, because the messages repeat
 * addresses.
 */
export function errorCodes(error: unknown): object {
  const { name, code, responseCode, cause } = error as Record<'name' | 'code' | 'responseCode' | 'cause', unknown>;
  return { name, code, responseCode, ...(cause instanceof Error ? { cause: errorCodes(cause) } : {}) };
}
