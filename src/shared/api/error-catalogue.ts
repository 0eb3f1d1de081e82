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

/** The error for an answer outside 2xx. The only place that looks at a status code (specification, section 8). */
export function errorOfAnswer({ status, body }: Answer): ApiError {
  switch (status) {
    case 422:
      return typeof body === 'object' && body !== null
        ? new ValidationError(text(body) ?? 'Some fields need your attention', fieldErrors(body))
        : new ApiError(status, 'Unprocessable content');
    case 401:
      return new ApiError(status, text(body) ?? 'Unauthorized');
    case 403:
      return new ApiError(status, 'Forbidden');
    case 404:
      return new ApiError(status, 'Not found');
    case 400:
    case 423:
    case 500:
      return new ApiError(status, text(body) ?? `api request error: ${status}`);
    default:
      return new ApiError(status, `api request error: ${status}`);
  }
}

export const networkError = () => new ApiError(0, 'Network error');

/** 2xx that is not JSON, from the given path. */
export const contentTypeError = (path: string) => new ApiError(0, `Content-Type != application/json ${path}`);

/** The session is over: the user is to be signed out. */
export const endsSession = (error: ApiError) => error.code === 401 || error.code === 423;

/** There is no such record, or it is somebody else's. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 404;

/** The refusal belongs to the fields of a form, not into a toast. */
export const belongsToForm = (error: ApiError): error is ValidationError =>
  error instanceof ValidationError && Object.keys(error.errors).length > 0;
