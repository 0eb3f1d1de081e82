import type { FastifyInstance } from 'fastify';
import { contract, operationOf } from './contract.ts';
import { compileResponse } from './validation.ts';

/** What is wrong with an answer; null when it is the contract's. */
type Check = (body: unknown) => string | null;

/** By operation and status. For all applications of a process: compiling one takes longer than most tests. */
const checks = new Map<string, Check>();

/** Turns an answer that isn't the contract's into a failure that says what is wrong with it. */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return payload;
    const key = `${operationId} ${reply.statusCode}`;
    const check = checks.get(key) ?? createCheck(operationId, reply.statusCode);
    checks.set(key, check);
    const missing = requiredHeaders(operationId, reply.statusCode).find((name) => !reply.hasHeader(name));
    if (missing !== undefined) throw new Error(`${operationId} answered ${reply.statusCode} without ${missing}`);
    const body = typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : undefined;
    const fault = check(body);
    if (fault !== null) throw new Error(`${operationId} answered ${reply.statusCode} with ${payload}: ${fault}`);
    return payload;
  });
}

function requiredHeaders(operationId: string, status: number): string[] {
  const named = operationOf(operationId).responses[status];
  const headers = named && 'headers' in named ? Object.entries(named.headers ?? {}) : [];
  return headers.flatMap(([name, { required }]) => (required ? [name] : []));
}

function createCheck(operationId: string, status: number): Check {
  const { responses, schemas } = contract.components;
  const named = operationOf(operationId).responses[status];
  if (!named) return () => 'the contract has no such answer';
  const response = '$ref' in named ? responses[named.$ref.replace('#/components/responses/', '')] : named;
  const schema = response?.content?.['application/json']?.schema;
  if (schema === undefined) return (body) => (body === undefined ? null : 'there should be no body');
  const validate = compileResponse({ ...schema, components: { schemas } });
  return (body) => (validate(body) ? null : JSON.stringify(validate.errors));
}
