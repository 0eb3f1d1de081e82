import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter } from './counter.ts';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';
import { createVisitorLimit, type VisitorLimit } from './visitor-limit.ts';

export interface Limits {
  /** By address and login: nobody can lock out somebody else from elsewhere. */
  signIn: GuessLimit;
  /** By user: who asks has a session already. */
  passwordChange: GuessLimit;
  recovery: VisitorLimit;
  contact: VisitorLimit;
}

/** What is limited, and how. With several processes each counts for itself. */
export async function createLimits(app: FastifyInstance): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  // counts nothing; it is asked only whom it takes for one visitor
  const visitors = createCounter(app, {});
  const visitorOf = async (request: FastifyRequest) => (await visitors(request, { increment: false })).key;
  return {
    signIn: createGuessLimit(app, {
      what: 'attempts to sign in',
      keyOf: async (request) => `${await visitorOf(request)} ${loginOf(request)}`,
    }),
    passwordChange: createGuessLimit(app, {
      what: 'wrong passwords',
      keyOf: ({ viewer }) => String(viewer?.user.id),
    }),
    recovery: createVisitorLimit(app, { what: 'requests for a new password', max: 20, timeWindow: '1 hour' }),
    contact: createVisitorLimit(app, { what: 'messages', max: 5, timeWindow: '10 minutes' }),
  };
}

const loginOf = ({ body }: FastifyRequest) => String((body as { login: string }).login).toLowerCase();
