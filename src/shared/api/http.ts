import type { AxiosRequestConfig } from 'axios';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { ApiError } from './api-error';
import { networkError } from './error-catalogue';

/** Whom the requests speak for. */
export interface Identity {
  token: string | null;
  /** The current cabinet, `block` in the public area. */
  cabinet: string;
}

export const identityChanged = createEvent<Identity>();
export const $identity = createStore<Identity>({ token: null, cabinet: 'block' }, { serialize: 'ignore' }).on(
  identityChanged,
  (_, identity) => identity,
);

/** The headers that every call carries, uploads included. */
export const identityHeaders = ({ token, cabinet }: Identity): Record<string, string> =>
  token === null ? { Cabinet: cabinet } : { Cabinet: cabinet, Authorization: `Bearer ${token}` };

/** Comes with the first call: nothing that is painted first needs it. */
const loadClient = () =>
  import('./axios-client').catch(() => {
    throw networkError();
  });

interface Call {
  config: CallOptions;
  /** The contract answers the operation with 204. */
  mayBeEmpty: boolean;
}

const requestFx = attach({
  source: $identity,
  effect: async (identity, { config, mayBeEmpty }: Call): Promise<unknown> => {
    const { send } = await loadClient();
    return send({ ...config, headers: { ...config.headers, ...identityHeaders(identity) } }, { mayBeEmpty });
  },
});

/** Who is known has calls to make: the client comes beside the screen instead of after it. */
const prepareClientFx = createEffect(loadClient);

sample({
  clock: identityChanged,
  filter: ({ token }) => token !== null,
  fn: () => {},
  target: prepareClientFx,
});

/** Each failed call, once. Where a call is made past this client (uploads), its maker tells of the failure. */
export const requestFailed = createEvent<ApiError>();

sample({
  clock: requestFx.failData,
  filter: (error): error is ApiError => error instanceof ApiError,
  target: requestFailed,
});

export interface CallOptions extends AxiosRequestConfig {
  /** Called with the headers of a successful answer; their names are in lower case. */
  onHeaders?: (headers: Readonly<Record<string, unknown>>) => void;
}

/**
 * Makes the generated client's calls that are answered with JSON.
 *
 * @throws ApiError, or ValidationError for a refused body
 */
export const request = async <Result>(config: AxiosRequestConfig, options?: CallOptions): Promise<Result> =>
  (await requestFx({ config: { ...config, ...options }, mayBeEmpty: false })) as Result;

/**
 * Makes the generated client's calls that are answered with 204.
 *
 * @throws ApiError, or ValidationError for a refused body
 */
export const requestWithoutContent = async <Result>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Result> => (await requestFx({ config: { ...config, ...options }, mayBeEmpty: true })) as Result;

export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;
