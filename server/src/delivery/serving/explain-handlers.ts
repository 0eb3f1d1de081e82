import { and, eq, ne } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { findPlacement } from '../../inventory/placements/placement-queries.ts';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, placements } from '../../platform/db/schema.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import type { Verdict } from '../decision/explain.ts';
import { readPlacements } from '../decision/read-placements.ts';
import { refusals } from '../decision/refusals.ts';
import type { Explainer } from './explain-request.ts';

type Explained = components['schemas']['ExplainedCampaign'];

/** The maximum number of campaigns returned; there may be thousands. */
const MAX_CAMPAIGNS = 200;

interface Deps {
  db: Db;
  explain: Explainer;
  limits: Pick<Limits, 'explanations'>;
}

export const explainHandlers = ({ db, explain, limits }: Deps): Pick<Handlers, 'explainPlacement'> => ({
  async explainPlacement({ viewer, params: { placementId }, body, request }) {
    await limits.explanations(request);
    await findPlacement(db, viewer, placementId);
    const ip = body.ip || request.ip;
    if (!ipaddr.isValid(ip)) throw invalid({ ip: ['Not an IP address'] });
    // read from the database, because the index may lag behind
    const { value } = await readPlacements(db, eq(placements.id, placementId)).next();
    const placement = expectRow(value === undefined ? [] : [value]);
    const asked = {
      ip,
      userAgent: body.user_agent || (request.headers['user-agent'] ?? ''),
      language: request.headers['accept-language'] ?? '',
      page: body.page ?? '',
      at: body.at === undefined ? new Date() : new Date(body.at),
    };
    const { request: read, isForeign, verdicts } = await explain(asked, placement);
    const { country, device, os, browser, language, referer } = read;
    const outcome = () => {
      if (typeof verdicts === 'string') return verdicts;
      if (!placement.isServing) return 'not_serving';
      if (read.sender !== 'person') return read.sender;
      if (isForeign) return 'foreign_page';
      return verdicts.some(({ refusal }) => refusal === null) ? 'advert' : 'no_advert';
    };
    const seen = typeof verdicts === 'string' ? [] : (await seenBy(db, viewer, verdicts)).toSorted(byDistance);
    return {
      status: 200,
      body: {
        request: { country, device, os, browser, language, page_host: referer },
        outcome: outcome(),
        total: seen.length,
        campaigns: seen.slice(0, MAX_CAMPAIGNS),
      },
    };
  },
});

const domainOf = ({ advert }: Verdict) => advert?.domain || null;

/** A webmaster sees advertisers but not their campaigns, not even their number. */
async function seenBy(db: Db, viewer: Actor, verdicts: readonly Verdict[]): Promise<Explained[]> {
  if (viewer.cabinet === 'webmaster') {
    const once = new Map<string, Explained>();
    for (const verdict of verdicts) {
      const [domain, { refusal }] = [domainOf(verdict), verdict];
      if (domain !== null) once.set(`${domain} ${refusal}`, { id: null, name: null, domain, refusal });
    }
    return [...once.values()];
  }
  const rows = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(ownedWithin(viewer, campaigns.ownerId), ne(campaigns.status, 'deleted')));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return verdicts.flatMap((verdict) => {
    const { id } = verdict.campaign.limited;
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, domain: domainOf(verdict), refusal: verdict.refusal }];
  });
}

const byDistance = (one: Explained, other: Explained) => distanceOf(one) - distanceOf(other);

const distanceOf = ({ refusal }: Explained) => (refusal === null ? -1 : refusals.length - refusals.indexOf(refusal));
