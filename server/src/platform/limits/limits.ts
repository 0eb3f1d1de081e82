import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, createAllowance, createCounter, createVisitorLimit, type VisitorLimit } from './counter.ts';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';

export interface Limits {
  /**
   * By address and login, so that nobody can lock out another user from elsewhere; and by address alone, so that one
   * password cannot be tried on every login.
   */
  signIn: GuessLimit;
  /** By user, because the caller already has a session. */
  passwordChange: GuessLimit;
  /** By user: each request sends a message to an address that the user names. */
  loginChange: VisitorLimit;
  recovery: VisitorLimit;
  /** By address, because an attacker would try one key after the other. */
  recoveryKey: GuessLimit;
  contact: VisitorLimit;
  /** By user: each check makes the server request somebody's site. */
  siteChecks: VisitorLimit;
  /** By user: each suggestion reveals whether a domain is taken. */
  siteSuggestions: VisitorLimit;
  /** By user, separate from the checks: the home pages fetched for the form of a new site. */
  homePages: Allowance;
  /** By user, shared with test tags: each explanation judges all campaigns. */
  explanations: VisitorLimit;
  /** By user: each inspection makes the server request the URLs to which the tag leads. */
  tagInspections: VisitorLimit;
}

const forAccount = { max: 10, timeWindow: '5 minutes' };

/** The limit for one address, high enough for an office that shares one. */
const fromAddress = { max: 30, timeWindow: '15 minutes' };

const userOf = ({ viewer }: FastifyRequest) => String(viewer?.user.id);

const ofSites = {
  keyGenerator: userOf,
  max: 30,
  timeWindow: '5 minutes',
};

/** All limits. With several processes, each counts separately. */
export async function createLimits(app: FastifyInstance): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  // counts nothing; it only identifies the visitor of a request
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
      windows: [{ keyOf: userOf, ...forAccount }],
    }),
    loginChange: createVisitorLimit(app, {
      what: 'requests for another e-mail',
      keyGenerator: userOf,
      max: 5,
      timeWindow: '1 hour',
    }),
    recovery: createVisitorLimit(app, { what: 'requests for a new password', max: 20, timeWindow: '1 hour' }),
    recoveryKey: createGuessLimit(app, {
      what: 'links that do not work',
      windows: [{ keyOf: visitorOf, ...fromAddress }],
    }),
    contact: createVisitorLimit(app, { what: 'messages', max: 5, timeWindow: '10 minutes' }),
    siteChecks: createVisitorLimit(app, { what: 'checks', ...ofSites }),
    siteSuggestions: createVisitorLimit(app, { what: 'addresses', ...ofSites, max: 300 }),
    homePages: createAllowance(app, ofSites),
    tagInspections: createVisitorLimit(app, { what: 'tags', ...ofSites }),
    explanations: createVisitorLimit(app, {
      what: 'explanations',
      keyGenerator: userOf,
      max: 60,
      timeWindow: '5 minutes',
    }),
  };
}

const loginOf = ({ body }: FastifyRequest) => String((body as { login: string }).login).toLowerCase();
