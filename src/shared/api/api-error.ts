import type { LockedBody } from './generated/model';

/**
 * A failed call (specification, section 8).
 *
 * `code` is the HTTP status, or 0 without a usable response. `message` is the text of the error catalogue, shown in the
 * toast. `reason` is the server's own text, or `message` if it sent none.
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

/** The user is locked or banned: 423. `reason` says why. */
export class LockedError extends ApiError {
  override name = 'LockedError';
  readonly status: LockedBody['status'];

  constructor(reason: string, status: LockedBody['status']) {
    super(423, reason);
    this.status = status;
  }
}

export type FieldErrors = Record<string, string[]>;

/** The server rejected the values of a form: 422 with a JSON body. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
  readonly errors: FieldErrors;

  constructor(message: string, errors: FieldErrors) {
    super(422, message);
    this.errors = errors;
  }
}
