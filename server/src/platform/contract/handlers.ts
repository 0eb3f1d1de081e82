import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Actor, Viewer } from '../access/viewer.ts';
import type { operations } from './generated/contract.d.ts';

/** The operations that speak another protocol and have their own routes: tus, VAST and mail. */
type OtherProtocol =
  | 'createUpload'
  | 'getUploadOffset'
  | 'appendUpload'
  | 'cancelUpload'
  | 'getVast'
  | 'reportVastError'
  | 'unsubscribeByMail';

export type OperationId = Exclude<keyof operations, OtherProtocol>;

type Part<O, K extends string> = O extends { parameters: { [P in K]?: infer V } } ? NonNullable<V> : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
type Json<R> = R extends { content: { 'text/csv': unknown } }
  ? Readable
  : R extends { content: { 'application/json': infer B } | { 'text/plain': infer B } }
    ? B
    : undefined;

/** Makes query parameters required that have a default, because handlers always receive them. */
type WithDefaults<Q> = Q & { [K in Extract<keyof Q, 'offset' | 'limit' | 'sort'>]-?: NonNullable<Q[K]> };

/** The caller of an operation: anonymous, a user with a session, or a user in a role. */
type CallerOf<O> = O extends { parameters: { header: { Cabinet: unknown } } }
  ? Actor
  : O extends { responses: { 401: unknown } }
    ? Viewer
    : null;

/** The input of a handler, authorised and validated. */
export interface Call<O> {
  params: Part<O, 'path'>;
  query: WithDefaults<Part<O, 'query'>>;
  body: Body<O>;
  viewer: CallerOf<O>;
  request: FastifyRequest;
}

/** Only the headers that the contract names; the generated types would allow any other. */
type Named<H> = { [K in keyof H as string extends K ? never : K]: H[K] };
type Headers<R> = R extends { headers: infer H }
  ? keyof Named<H> extends never
    ? unknown
    : { headers: Named<H> }
  : unknown;

/**
 * One of the operation's successful responses, with matching status, body and headers. Refusals are thrown as
 * `ApiError`.
 */
export type Answer<O> = O extends { responses: infer R }
  ? {
      [S in Extract<keyof R, 200 | 201 | 204>]: { status: S; body: Json<R[S]> } & Headers<R[S]>;
    }[Extract<keyof R, 200 | 201 | 204>]
  : never;

export type Handler<K extends OperationId> = (call: Call<operations[K]>) => Promise<Answer<operations[K]>>;

/** One handler for each operation: a missing handler or a different shape does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
