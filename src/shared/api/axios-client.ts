import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import {
  contentTypeError,
  errorFromResponse,
  hasContent,
  isJsonType,
  isTextType,
  networkError,
} from './error-catalogue';

export interface CallOptions extends AxiosRequestConfig {
  /** Receives the headers of a successful response, with lower-case names. */
  onHeaders?: (headers: Readonly<Record<string, unknown>>) => void;
}

/** The response that an operation expects instead of JSON. */
export interface ExpectedResponse {
  mayBeEmpty?: boolean;
  isText?: boolean;
}

/** Section 9 of the specification. */
const TEN_MINUTES = 600_000;

const http = axios.create({
  baseURL: '/backend/api/',
  withCredentials: true,
  // the session is in a header; otherwise axios reads the browser's cookie store before it sends each call
  withXSRFToken: false,
  timeout: TEN_MINUTES,
  paramsSerializer: { indexes: null },
  // axios passes invalid JSON on as text: `readJson` parses the body instead
  transformResponse: [],
});

/** Parses the body; undefined if it isn't JSON or is incomplete. */
function readJson({ headers, data }: AxiosResponse): unknown {
  if (!isJsonType(headers['content-type'])) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * Sends one request.
 *
 * @param mayBeEmpty accepts 204; otherwise an empty response is an error
 * @param isText expects plain text instead of JSON
 * @returns the parsed body or the text, undefined for 204
 * @throws ApiError, or ValidationError for a 422
 */
export async function send(
  { onHeaders, ...config }: CallOptions,
  { mayBeEmpty = false, isText = false }: ExpectedResponse,
): Promise<unknown> {
  const response = await http.request(config).catch((error: unknown) => {
    throw toApiError(error);
  });
  const isEmpty = !hasContent(response.status);
  if (isEmpty && mayBeEmpty) return undefined;
  if (isText && !isTextType(response.headers['content-type'])) throw contentTypeError(config.url ?? '', 'text/plain');
  if (isText) return response.data;
  if (isEmpty || !isJsonType(response.headers['content-type'])) throw contentTypeError(config.url ?? '');
  const body = readJson(response);
  if (body === undefined) throw networkError();
  onHeaders?.(response.headers);
  return body;
}

/** Maps a failure to an `ApiError`. A cancelled request is not an error to report and is passed through. */
function toApiError(error: unknown): unknown {
  if (axios.isCancel(error) || !(error instanceof AxiosError)) return error;
  if (!error.response) return networkError();
  const { response } = error;
  return errorFromResponse({ status: response.status, body: readJson(response) });
}
