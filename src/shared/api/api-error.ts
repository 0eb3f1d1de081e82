/**
 * A call that did not end well (specification, section 8).
 *
 * `code` is the HTTP status, or 0 where there was no usable answer. `message` is the catalogue's and goes into the
 * toast; `reason` is what the server itself said, or the message where it said nothing.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly reason: string;

  constructor(code: number, message: string, reason = message) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/** Messages by the path of the field that they belong to. */
export type FieldErrors = Record<string, string[]>;

/** The server refused the values of a form: 422 with a JSON body. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
  readonly errors: FieldErrors;

  constructor(message: string, errors: FieldErrors) {
    super(422, message);
    this.errors = errors;
  }
}
