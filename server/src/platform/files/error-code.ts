/** The code of an error of the operating system, such as `ENOENT`; empty for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
