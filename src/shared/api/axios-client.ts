import axios, { AxiosError, type AxiosResponse } from 'axios';
import { contentTypeError, errorOfAnswer, hasContent, isJsonType, networkError } from './error-catalogue';
import type { CallOptions } from './http';

/** Section 9 of the specification. */
const TEN_MINUTES = 600_000;

const http = axios.create({
  baseURL: '/backend/api/',
  withCredentials: true,
  timeout: TEN_MINUTES,
  paramsSerializer: { indexes: null },
  // axios would hand on JSON that it can't parse as a text: `readJson` parses it instead
  transformResponse: [],
});

/** The parsed body; undefined where the answer isn't JSON, or not all of it has arrived. */
function readJson({ headers, data }: AxiosResponse): unknown {
  if (!isJsonType(headers['content-type'])) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * Makes one call.
 *
 * @param mayBeEmpty 204 is an answer to it; otherwise it lacks the JSON that is due
 * @returns the parsed body, undefined for 204
 * @throws ApiError, or ValidationError for a refused body
 */
export async function send(
  { onHeaders, ...config }: CallOptions,
  { mayBeEmpty }: { mayBeEmpty: boolean },
): Promise<unknown> {
  const response = await http.request(config).catch((error: unknown) => {
    throw toApiError(error);
  });
  const isEmpty = !hasContent(response.status);
  if (isEmpty && mayBeEmpty) return undefined;
  if (isEmpty || !isJsonType(response.headers['content-type'])) throw contentTypeError(config.url ?? '');
  const body = readJson(response);
  if (body === undefined) throw networkError();
  onHeaders?.(response.headers);
  return body;
}

/** A cancelled request is nobody's error; it stays what it is. */
function toApiError(error: unknown): unknown {
  if (axios.isCancel(error) || !(error instanceof AxiosError)) return error;
  if (!error.response) return networkError();
  const { response } = error;
  return errorOfAnswer({ status: response.status, body: readJson(response) });
}
