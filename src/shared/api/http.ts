import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { attach, createEvent, createStore, sample } from 'effector';
import { ApiError } from './api-error';
import { contentTypeError, errorOfAnswer, networkError } from './error-catalogue';

/** Whom the requests speak for. */
export interface Identity {
  token: string | null;
  /** The current cabinet, `block` in the public area. */
  cabinet: string;
}

const TEN_MINUTES = 600_000;

const http = axios.create({
  baseURL: '/backend/api/',
  withCredentials: true,
  timeout: TEN_MINUTES,
  paramsSerializer: { indexes: null },
});

export const identityChanged = createEvent<Identity>();
export const $identity = createStore<Identity>({ token: null, cabinet: 'block' }, { serialize: 'ignore' }).on(
  identityChanged,
  (_, identity) => identity,
);

/** The headers that every call carries, uploads included. */
export const identityHeaders = ({ token, cabinet }: Identity): Record<string, string> =>
  token === null ? { Cabinet: cabinet } : { Cabinet: cabinet, Authorization: `Bearer ${token}` };

const isJson = ({ headers }: AxiosResponse) => String(headers['content-type'] ?? '').startsWith('application/json');

const requestFx = attach({
  source: $identity,
  effect: async (identity, config: AxiosRequestConfig): Promise<unknown> => {
    try {
      const headers = { ...config.headers, ...identityHeaders(identity) };
      const response = await http.request({ ...config, headers });
      if (response.status !== 204 && !isJson(response)) throw contentTypeError(config.url ?? '');
      return response.data;
    } catch (error) {
      throw toApiError(error);
    }
  },
});

/** A cancelled request is nobody's error; it stays what it is. */
function toApiError(error: unknown): unknown {
  if (axios.isCancel(error) || !(error instanceof AxiosError)) return error;
  if (!error.response) return networkError();
  const { response } = error;
  return errorOfAnswer({ status: response.status, body: isJson(response) ? response.data : undefined });
}

/** Each failed call, once. Where a call is made past this client (uploads), its maker tells of the failure. */
export const requestFailed = createEvent<ApiError>();

sample({
  clock: requestFx.failData,
  filter: (error): error is ApiError => error instanceof ApiError,
  target: requestFailed,
});

/**
 * Makes the calls of the generated client.
 *
 * @throws ApiError, or ValidationError for a refused body
 */
export const request = async <Result>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Result> =>
  (await requestFx({ ...config, ...options })) as Result;

export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;
