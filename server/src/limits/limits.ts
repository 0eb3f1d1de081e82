import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter } from './counter.ts';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';
import { createVisitorLimit, type VisitorLimit } from './visitor-limit.ts';

export interface Limits {
  /**
   * By address and login: nobody can lock out somebody else from elsewhere. And by address alone, or one password could
   * be tried on every login.
   */
  signIn: GuessLimit;
  /** By user: who asks has a session already. */
  passwordChange: GuessLimit;
  recovery: VisitorLimit;
  /** By address: whoever has no key tries one after the other. */
  recoveryKey: GuessLimit;
  contact: VisitorLimit;
}

/** Wrong passwords for one account. */
const forAccount = { max: 10, timeWindow: '5 minutes' };

/** Failures from one address: enough for an office that shares one. */
const fromAddress = { max: 30, timeWindow: '15 minutes' };

/** What is limited, and how. With several processes each counts for itself. */
export async function createLimits(app: FastifyInstance): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  // counts nothing; it is asked only whom it takes for one visitor
  const visitors = createCounter(app, {});
  const visitorOf = async (request: FastifyRequest) => (await visitors(request, { increment: false })).key;
  return {
    signIn: createGuessLimit(app, {
      what: 'attempts to sign in',
      windows: [
        { keyOf: async (request) => `${await visitorOf(request)} ${loginOf(request)}`, ...forAccount },
        { keyOf: visitorOf, ...fromAddress },
      ],
    }),
    passwordChange: createGuessLimit(app, {
      what: 'wrong passwords',
      windows: [{ keyOf: ({ viewer }) => String(viewer?.user.id), ...forAccount }],
    }),
    recovery: createVisitorLimit(app, { what: 'requests for a new password', max: 20, timeWindow: '1 hour' }),
    recoveryKey: createGuessLimit(app, {
      what: 'links that do not work',
      windows: [{ keyOf: visitorOf, ...fromAddress }],
    }),
    contact: createVisitorLimit(app, { what: 'messages', max: 5, timeWindow: '10 minutes' }),
  };
}

const loginOf = ({ body }: FastifyRequest) => String((body as { login: string }).login).toLowerCase();
