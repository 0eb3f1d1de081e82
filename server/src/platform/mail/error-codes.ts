/** Returns the codes of an error of a mail server or a database, for the log: the messages may contain addresses. */
export function errorCodes(error: unknown): object {
  const { name, code, responseCode, cause } = error as Record<'name' | 'code' | 'responseCode' | 'cause', unknown>;
  return { name, code, responseCode, ...(cause instanceof Error ? { cause: errorCodes(cause) } : {}) };
}
