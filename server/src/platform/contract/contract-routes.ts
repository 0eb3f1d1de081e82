import Fastify, { type RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { routedContract } from './contract.ts';
import type { OperationId } from './handlers.ts';

type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & { operationId: OperationId };

let routes: Promise<ContractRoute[]> | undefined;

/**
 * The routes of the contract, without their prefix. Reading them takes most of an application's start, so all
 * applications of a process share them.
 */
export function contractRoutes(): Promise<ContractRoute[]> {
  routes ??= readRoutes();
  return routes;
}

async function readRoutes(): Promise<ContractRoute[]> {
  const read: ContractRoute[] = [];
  // never made ready, so that it compiles no schemas
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ method, url, schema, config }) => {
    read.push({ method, url, schema, operationId: config?.operationId as OperationId });
  });
  await reader.register(glue, {
    specification: routedContract(),
    operationResolver: (operationId): RouteOptions =>
      ({ config: { operationId }, handler: () => undefined }) as Partial<RouteOptions> as RouteOptions,
  });
  return read;
}
