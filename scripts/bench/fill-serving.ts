import { defaultTerms } from '../../server/src/advertising/campaigns/default-terms.ts';
import type { Db } from '../../server/src/platform/db/database.ts';
import { adverts, campaigns, ordAdverts, placements, sites, users } from '../../server/src/platform/db/schema.ts';
import { expectRow } from '../../server/src/platform/records/expect-row.ts';
import { loginOf } from '../lib/accounts.ts';

export interface Serving {
  campaignId: number;
  advertId: number;
  placementId: number;
}

/** Creates an advertiser's campaign without pacing, and a webmaster's placement for it. */
export async function fillServing(db: Db, { shows }: { shows?: number } = {}): Promise<Serving> {
  const people = await db.select({ id: users.id, login: users.login }).from(users);
  const idOf = (account: 'advertiser' | 'webmaster') =>
    expectRow(people.filter(({ login }) => login === loginOf(account))).id;
  const [owner, webmaster] = [idOf('advertiser'), idOf('webmaster')];
  const { formatId } = await defaultTerms(db);
  const campaign = expectRow(
    await db
      .insert(campaigns)
      .values({
        ...{ ownerId: owner, updatedBy: owner, name: 'Spring sale', status: 'working', formatId, pacing: 'asap' },
        ...{ payModel: 'cpm', bid: 1, advertLink: 'https://shop.example/' },
        ...(shows === undefined ? {} : { targeting: { shows_limit: shows } }),
      })
      .returning({ id: campaigns.id }),
  );
  const advert = expectRow(
    await db
      .insert(adverts)
      .values({
        ...{ adsId: campaign.id, updatedBy: owner, name: 'Advert', title: 'Spring sale', status: 'working' },
        ...{ advertLink: 'https://shop.example/', loadingStatus: 'ready', duration: 15, width: 1280, height: 720 },
        ...{ creative: '/media/a/source.mp4', creativeMp4: '/media/a/video.mp4', creativeHls: '/media/a/master.m3u8' },
      })
      .returning({ id: adverts.id }),
  );
  await db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwExample', erirStatus: 'verified' });
  const domain = 'news.example';
  const row = { ownerId: webmaster, name: 'News', domain, domainUnicode: domain, status: 'approved' as const };
  const site = expectRow(
    await db
      .insert(sites)
      .values({ ...row, verifiedAt: new Date() })
      .returning({ id: sites.id }),
  );
  const placement = expectRow(
    await db.insert(placements).values({ siteId: site.id, name: 'Here', formatId }).returning({ id: placements.id }),
  );
  return { campaignId: campaign.id, advertId: advert.id, placementId: placement.id };
}
