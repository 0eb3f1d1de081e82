import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { contentTypeError, errorOfAnswer, hasContent, isJsonType, networkError } from './error-catalogue';

/** Section 9 of the specification. */
const TEN_MINUTES = 600_000;

const http = axios.create({
  baseURL: '/backend/api/',
  withCredentials: true,
  timeout: TEN_MINUTES,
  paramsSerializer: { indexes: null },
});

const isJson = ({ headers }: AxiosResponse) => isJsonType(headers['content-type']);

/**
 * Makes one call.
 *
 * @throws ApiError, or ValidationError for a refused body
 */
export async function send(config: AxiosRequestConfig): Promise<unknown> {
  try {
    const response = await http.request(config);
    if (hasContent(response.status) && !isJson(response)) throw contentTypeError(config.url ?? '');
    return response.data;
  } catch (error) {
    throw toApiError(error);
  }
}

/** A cancelled request is nobody's error; it stays what it is. */
function toApiError(error: unknown): unknown {
  if (axios.isCancel(error) || !(error instanceof AxiosError)) return error;
  if (!error.response) return networkError();
  const { response } = error;
  return errorOfAnswer({ status: response.status, body: isJson(response) ? response.data : undefined });
}
