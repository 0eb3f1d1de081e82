import type { FastifyInstance } from 'fastify';
import { contract, operationOf } from './contract.ts';
import { compileResponse } from './validation.ts';

/** Returns what is wrong with a response body, or null when it matches the contract. */
type Check = (body: unknown) => string | null;

/**
 * Compiled checks by operation and status. Shared by all applications of a process, because compiling one takes longer
 * than most tests.
 */
const checks = new Map<string, Check>();

/** Turns responses that violate the contract into failures that name the violation. */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return payload;
    const key = `${operationId} ${reply.statusCode}`;
    const check = checks.get(key) ?? createCheck(operationId, reply.statusCode);
    checks.set(key, check);
    const missing = requiredHeaders(operationId, reply.statusCode).find((name) => !reply.hasHeader(name));
    if (missing !== undefined) throw new Error(`${operationId} answered ${reply.statusCode} without ${missing}`);
    const fault = check(bodyOf(payload, reply.getHeader('content-type')));
    if (fault !== null) throw new Error(`${operationId} answered ${reply.statusCode} with ${payload}: ${fault}`);
    return payload;
  });
}

function bodyOf(payload: unknown, type: unknown): unknown {
  if (typeof payload !== 'string') return undefined;
  if (String(type).startsWith('text/plain')) return payload;
  return payload === '' ? undefined : JSON.parse(payload);
}

function requiredHeaders(operationId: string, status: number): string[] {
  const named = operationOf(operationId).responses[status];
  const headers = named && 'headers' in named ? Object.entries(named.headers ?? {}) : [];
  return headers.flatMap(([name, { required }]) => (required ? [name] : []));
}

function createCheck(operationId: string, status: number): Check {
  const { responses } = contract.components;
  const named = operationOf(operationId).responses[status];
  if (!named) return () => 'the contract has no such answer';
  const response = '$ref' in named ? responses[named.$ref.replace('#/components/responses/', '')] : named;
  const schema = (response?.content?.['application/json'] ?? response?.content?.['text/plain'])?.schema;
  if (schema === undefined) return (body) => (body === undefined ? null : 'there should be no body');
  const validate = compileResponse(schema);
  return (body) => (validate(body) ? null : JSON.stringify(validate.errors));
}
