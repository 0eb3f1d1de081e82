import type { AxiosRequestConfig } from 'axios';
import { attach, createEvent, createStore, sample } from 'effector';
import { ApiError } from './api-error';
import { type CallOptions, type ExpectedResponse, send } from './axios-client';

/** The identity that requests are sent with. */
export interface Identity {
  token: string | null;
  /** The current cabinet, or `block` in the public area. */
  cabinet: string;
}

export const identityChanged = createEvent<Identity>();
export const $identity = createStore<Identity>({ token: null, cabinet: 'block' }, { serialize: 'ignore' }).on(
  identityChanged,
  (_, identity) => identity,
);

/** Headers of every call, uploads included. */
export const identityHeaders = ({ token, cabinet }: Identity): Record<string, string> =>
  token === null ? { Cabinet: cabinet } : { Cabinet: cabinet, Authorization: `Bearer ${token}` };

interface Call extends ExpectedResponse {
  config: CallOptions;
}

const requestFx = attach({
  source: $identity,
  effect: (identity, { config, ...expected }: Call): Promise<unknown> =>
    send({ ...config, headers: { ...config.headers, ...identityHeaders(identity) } }, expected),
});

/** Fires once per failed call. Uploads bypass this client and report their own failures. */
export const requestFailed = createEvent<ApiError>();

sample({
  clock: requestFx.failData,
  filter: (error): error is ApiError => error instanceof ApiError,
  target: requestFailed,
});

/**
 * Sends the generated client's calls that return JSON.
 *
 * @throws ApiError, or ValidationError for a 422
 */
export const request = async <Result>(config: AxiosRequestConfig, options?: CallOptions): Promise<Result> =>
  (await requestFx({ config: { ...config, ...options } })) as Result;

/**
 * Sends the generated client's calls that return 204.
 *
 * @throws ApiError, or ValidationError for a 422
 */
export const requestWithoutContent = async <Result>(
  config: AxiosRequestConfig,
  options?: AxiosRequestConfig,
): Promise<Result> => (await requestFx({ config: { ...config, ...options }, mayBeEmpty: true })) as Result;

/**
 * Sends the generated client's calls that return plain text.
 *
 * @throws ApiError
 */
export const requestText = async <Result>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<Result> =>
  (await requestFx({ config: { ...config, ...options }, isText: true })) as Result;

export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;
