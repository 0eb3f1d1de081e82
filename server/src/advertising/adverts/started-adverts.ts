import { advertObstacles } from '@preroll/rules/advert/advert-obstacles';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, ordAdverts } from '../../platform/db/schema.ts';
import { describeCampaigns } from '../campaigns/campaign-body.ts';
import { selectCampaigns } from '../campaigns/campaign-queries.ts';
import type { AdvertRow } from './advert-body.ts';

/** Reads the ids of the adverts that nothing prevents from being shown. */
export async function readServingAdverts(db: Db, adverts: readonly AdvertRow[]): Promise<ReadonlySet<number>> {
  if (adverts.length === 0) return new Set();
  const [found, registrations] = await Promise.all([
    selectCampaigns(db)
      .where(inArray(campaigns.id, [...new Set(adverts.map(({ adsId }) => adsId))]))
      .then((rows) => describeCampaigns(db, rows)),
    db
      .select({ id: ordAdverts.advertId, erid: ordAdverts.erid, status: ordAdverts.erirStatus })
      .from(ordAdverts)
      .where(
        inArray(
          ordAdverts.advertId,
          adverts.map(({ id }) => id),
        ),
      ),
  ]);
  const campaignOf = new Map(found.map((campaign) => [campaign.id, campaign]));
  const registrationOf = new Map(registrations.map((registration) => [registration.id, registration]));
  const serving = adverts.filter((advert) => {
    const campaign = campaignOf.get(advert.adsId);
    const obstacles = advertObstacles({
      ...advert,
      isVpaidAllowed: campaign?.vpaid_allowed ?? false,
      isReturned: advert.returnedAt !== null,
      registration: registrationOf.get(advert.id) ?? null,
      campaignReasons: (campaign?.serving_reasons ?? []).filter(({ code }) => code !== 'serving'),
    });
    return obstacles.length === 0;
  });
  return new Set(serving.map(({ id }) => id));
}
