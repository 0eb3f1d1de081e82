import type { FastifyRequest } from 'fastify';
import type { Actor, Viewer } from '../access/viewer.ts';
import type { operations } from './generated/contract.d.ts';

/** They speak another protocol and have routes of their own. */
type TusOperation = 'createUpload' | 'getUploadOffset' | 'appendUpload' | 'cancelUpload';

export type OperationId = Exclude<keyof operations, TusOperation>;

type Part<O, K extends string> = O extends { parameters: { [P in K]?: infer V } } ? NonNullable<V> : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;

/** Parameters of a query that have a default are there when the handler is called. */
type WithDefaults<Q> = Q & { [K in Extract<keyof Q, 'offset' | 'limit' | 'sort'>]-?: NonNullable<Q[K]> };

/** Who asks: nobody yet, somebody with a session, or somebody in a role. */
type Asker<O> = O extends { parameters: { header: { Cabinet: unknown } } }
  ? Actor
  : O extends { responses: { 401: unknown } }
    ? Viewer
    : null;

/** What a handler is given: all of it authorised and valid. */
export interface Call<O> {
  params: Part<O, 'path'>;
  query: WithDefaults<Part<O, 'query'>>;
  body: Body<O>;
  viewer: Asker<O>;
  request: FastifyRequest;
}

/** The headers that the contract names; its types let any other pass. */
type Named<H> = { [K in keyof H as string extends K ? never : K]: H[K] };
type Headers<R> = R extends { headers: infer H }
  ? keyof Named<H> extends never
    ? unknown
    : { headers: Named<H> }
  : unknown;

/**
 * One of the contract's successes: its status, its body and its headers belong together. Refusals are thrown as
 * `ApiError`.
 */
export type Answer<O> = O extends { responses: infer R }
  ? {
      [S in Extract<keyof R, 200 | 201 | 204>]: { status: S; body: Json<R[S]> } & Headers<R[S]>;
    }[Extract<keyof R, 200 | 201 | 204>]
  : never;

export type Handler<K extends OperationId> = (call: Call<operations[K]>) => Promise<Answer<operations[K]>>;

/** A handler for every operation: a contract with one more, or with another shape, doesn't compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
