import { advertObstacles } from '@preroll/rules/advert/advert-obstacles';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { campaigns, ordAdverts } from '../../platform/db/schema.ts';
import { describeCampaigns } from '../campaigns/campaign-body.ts';
import { selectCampaigns } from '../campaigns/campaign-queries.ts';
import type { AdvertRow } from './advert-body.ts';

/** Reads which of the adverts nothing keeps from being shown, by their ids. */
export async function readServing(db: Db, adverts: readonly AdvertRow[]): Promise<ReadonlySet<number>> {
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
  const reasonsOf = new Map(found.map(({ id, serving_reasons: reasons }) => [id, reasons]));
  const registrationOf = new Map(registrations.map((registration) => [registration.id, registration]));
  const serving = adverts.filter((advert) => {
    const obstacles = advertObstacles({
      ...advert,
      isReturned: advert.returnedAt !== null,
      registration: registrationOf.get(advert.id) ?? null,
      campaignReasons: (reasonsOf.get(advert.adsId) ?? []).filter(({ code }) => code !== 'serving'),
    });
    return obstacles.length === 0;
  });
  return new Set(serving.map(({ id }) => id));
}
