import type { Refusal } from '@preroll/rules/text/refusal';

/** Messages by field path; '' means the whole body. */
export type FieldErrors = Record<string, string[]>;

/** A refusal, with a message for the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string> | undefined;
  /** Further fields of the response body beside the message. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    message: string,
    {
      fields,
      headers,
      details,
    }: { fields?: FieldErrors; headers?: Record<string, string>; details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.details = details;
  }
}

/** 400: the request is valid but cannot be carried out. */
export const refused = (message: string) => new ApiError(400, message);
/** A refusal because the record already is in the requested state; results of bulk calls mark it as unchanged. */
class Unchanged extends ApiError {}
/** 400: there is nothing to change. */
export const unchanged = (message: string): ApiError => new Unchanged(400, message);
export const isUnchanged = (error: ApiError): boolean => error instanceof Unchanged;
/** The error for a refusal by a rule: 403 if other users may do it, 400 otherwise. */
export function refusedBy({ code, text }: Refusal<string>): ApiError {
  if (code === 'forbidden') return forbidden(text);
  return code === 'no-change' ? unchanged(text) : refused(text);
}
export const unauthorized = () => new ApiError(401, 'You are not authorized');
export const forbidden = (message = 'Forbidden') => new ApiError(403, message);
export const notFound = () => new ApiError(404, 'Not found');
/** 422: the fields break a rule. */
export const invalid = (fields: FieldErrors, message = 'Some fields need your attention') =>
  new ApiError(422, message, { fields });
