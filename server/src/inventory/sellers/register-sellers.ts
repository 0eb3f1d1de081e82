import type { FastifyInstance } from 'fastify';
import type { IssuerConfig } from '../../money/documents/issuer.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { readSellers } from './read-sellers.ts';

interface SellerDeps {
  db: Db;
  config: Pick<Config, 'contactEmail'> & IssuerConfig;
}

/** In seconds: how long buyers may cache the file. */
const MAX_AGE = 3600;
/** In milliseconds: how long the sites are cached, because anybody may request the file. */
const CACHE_TTL = 60_000;

/**
 * Registers `GET /sellers.json` at the root of the origin (IAB sellers.json 1.0), in which buyers look up the ids from the
 * sites' ads.txt files.
 */
export function registerSellers(app: FastifyInstance, { db, config }: SellerDeps): void {
  const { contactEmail, issuer } = config;
  const { address } = issuer.party;
  let cached: { at: number; sellers: ReturnType<typeof readSellers> } | undefined;

  const sellersAt = (now: number) => {
    if (cached === undefined || now - cached.at > CACHE_TTL) cached = { at: now, sellers: readSellers(db) };
    return cached.sellers;
  };

  app.get('/sellers.json', async (_request, reply) => {
    const sellers = await sellersAt(Date.now()).catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return reply.header('Cache-Control', `public, max-age=${MAX_AGE}`).send({
      ...(contactEmail !== undefined && { contact_email: contactEmail }),
      ...(address && { contact_address: address }),
      version: '1.0',
      sellers,
    });
  });
}
