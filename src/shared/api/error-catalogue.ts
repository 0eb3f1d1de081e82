import { ApiError, type FieldErrors, LockedError, ValidationError } from './api-error';

/** The parts of a response that decide which error it is. */
export interface ErrorResponse {
  status: number;
  /** The parsed body if it was JSON. */
  body?: unknown;
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

const text = (body: unknown): string | undefined => {
  const error = field(body, 'error');
  return typeof error === 'string' && error !== '' ? error : undefined;
};

const fieldErrors = (body: unknown): FieldErrors => {
  const errors = field(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).map(([path, messages]) => [path, [messages].flat().map(String)] as const);
  return Object.fromEntries(entries);
};

/** The error for a response outside 2xx. Only this file interprets status codes (specification, section 8). */
export function errorFromResponse({ status, body }: ErrorResponse): ApiError {
  const reason = text(body);
  switch (status) {
    case 422:
      return typeof body === 'object' && body !== null
        ? new ValidationError(reason ?? 'Some fields need your attention', fieldErrors(body))
        : new ApiError(status, 'Unprocessable content');
    case 401:
      return new ApiError(status, reason ?? 'Unauthorized');
    case 403:
      return new ApiError(status, 'Forbidden', reason);
    case 404:
      return new ApiError(status, 'Not found', reason);
    case 423: {
      const bar = field(body, 'status');
      if (reason !== undefined && (bar === 'lock' || bar === 'ban')) return new LockedError(reason, bar);
      return new ApiError(status, reason ?? `api request error: ${status}`);
    }
    case 400:
    case 500:
      return new ApiError(status, reason ?? `api request error: ${status}`);
    default:
      return new ApiError(status, `api request error: ${status}`, reason);
  }
}

export const networkError = () => new ApiError(0, 'Network error');

/** The error for a 2xx response from `path` that isn't JSON, or of another type that the contract promises. */
export const contentTypeError = (path: string, type = 'application/json') =>
  new ApiError(0, `Content-Type != ${type} ${path}`);

/** True for `application/json` with or without a charset, but not for types such as `application/problem+json`. */
export const isJsonType = (contentType: unknown): boolean =>
  /^application\/json\s*(;|$)/i.test(String(contentType ?? '').trim());

/** True for `text/plain` and `text/csv`, with or without a charset. */
export const isTextType = (contentType: unknown): boolean =>
  /^text\/(plain|csv)\s*(;|$)/i.test(String(contentType ?? '').trim());

/** A 204 response has no content. */
export const hasContent = (status: number): boolean => status !== 204;

/** The server rejects the token: it has expired or lacks the permission. */
export const isTokenError = (error: ApiError): boolean => error.code === 401 || error.code === 403;

/** The session has ended and the user has to be signed out. */
export const endsSession = (error: ApiError): boolean => error.code === 401 || error.code === 423;

/** The network or the server failed, so the same request may succeed on retry. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 0 || error.code >= 500);

/** The record doesn't exist or belongs to another user. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 404;

/** The server is temporarily unavailable and gives the reason. */
export const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === 503;

/** The error is shown at the fields of a form instead of in a toast. */
export const belongsToForm = (error: ApiError): error is ValidationError =>
  error instanceof ValidationError && Object.keys(error.errors).length > 0;

/**
 * The message to show in place of content that failed to load. The messages of unexpected errors are for developers
 * only.
 */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong on this screen.';

/**
 * The text shown in place of content that failed to load. It omits the status code, which the toast shows. A 503 shows
 * the server's reason; other server errors get a general text, because their messages are meant for developers.
 */
export function contentFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.code < 500) return messageOf(error);
  const saysWhy = isUnavailable(error) && error.reason !== error.message;
  return saysWhy ? error.reason : 'The server could not answer. Try again in a moment.';
}

/** The text of a failed call in a toast (specification, section 8). */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? `Code ${error.code}, ${error.message}` : messageOf(error);
