import { ApiError, type FieldErrors, ValidationError } from './api-error';

/** What came back, as far as anything did. */
export interface Answer {
  status: number;
  /** The parsed body where it was JSON. */
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

/** The error for an answer outside 2xx. The only file that looks at a status code (specification, section 8). */
export function errorOfAnswer({ status, body }: Answer): ApiError {
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
    case 400:
    case 423:
    case 500:
      return new ApiError(status, reason ?? `api request error: ${status}`);
    default:
      return new ApiError(status, `api request error: ${status}`, reason);
  }
}

export const networkError = () => new ApiError(0, 'Network error');

/** 2xx that is not JSON, from the given path. */
export const contentTypeError = (path: string) => new ApiError(0, `Content-Type != application/json ${path}`);

/** `application/json`, with or without a charset, and none of its relatives. */
export const isJsonType = (contentType: unknown): boolean =>
  /^application\/json\s*(;|$)/i.test(String(contentType ?? '').trim());

/** 204 says that there is nothing to read. */
export const hasContent = (status: number): boolean => status !== 204;

/** The server doesn't take the token: it is over, or not good for this. */
export const isTokenError = (error: ApiError): boolean => error.code === 401 || error.code === 403;

/** The session is over: the user is to be signed out. */
export const endsSession = (error: ApiError): boolean => error.code === 401 || error.code === 423;

/** The way was broken or the server in trouble; what was asked may have been right, and is worth asking again. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 0 || error.code >= 500);

/** There is no such record, or it is somebody else's. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 404;

/** The refusal belongs to the fields of a form, not into a toast. */
export const belongsToForm = (error: ApiError): error is ValidationError =>
  error instanceof ValidationError && Object.keys(error.errors).length > 0;

/** What people are told of what could not be shown. What a defect says of itself is for those who mend it. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong on this screen.';

/** How a failed call is told (specification, section 8), in a toast and where something could not be shown. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? `Code ${error.code}, ${error.message}` : messageOf(error);
