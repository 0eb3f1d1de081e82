import { eq, sql } from 'drizzle-orm';
import { adverts } from '../src/db/schema.ts';
import { createAdvert, createCampaign, createCast } from './cast.ts';
import { type Caller, type Schemas, startTestApp } from './harness.ts';
import { createUpload } from './people.ts';

export type Advert = Schemas['Advert'];
export type Refused = Partial<Schemas['ValidationErrorBody']>;
export type AdvertScene = Awaited<ReturnType<typeof startAdvertScene>>;

/** What transcoding writes when it is done. */
export const renditions = {
  loadingStatus: 'ready',
  creativeHls: '/m.m3u8',
  creativeMp4: '/v.mp4',
  poster: '/p.jpg',
} as const;

/** The server with a cast, a campaign of the advertiser, and what is done with adverts in it. */
export async function startAdvertScene() {
  const test = await startTestApp();
  const cast = await createCast(test);
  const campaign = await createCampaign(cast.advertiser);
  let uploads = 0;

  const upload = ({ userId }: Caller, facts = {}) => {
    uploads += 1;
    return createUpload(test.db, userId, uploads.toString(16).padStart(32, '0'), facts);
  };
  return {
    test,
    cast,
    campaign,
    upload,
    withVideo: async (caller: Caller = cast.advertiser) =>
      createAdvert(caller, { ads_id: campaign.id, use_vpaid: false, creative: await upload(caller) }),
    update: (caller: Caller, advert: Advert, change: Partial<Schemas['AdvertUpdate']>) =>
      caller.call<Advert & Refused>('PUT', `adverts/${advert.id}`, { ...advert, ...change }),
    read: async (id: number) => (await cast.admin.call<Schemas['AdvertDetail']>('GET', `adverts/${id}`)).body,
    /** What transcoding, and registration, do in their own time. */
    write: (id: number, values: Partial<typeof adverts.$inferInsert>) =>
      test.db.update(adverts).set(values).where(eq(adverts.id, id)),
    /** How many jobs wait for the advert. */
    async jobsOf(advertId: number): Promise<number> {
      const query = sql`select count(*)::int as count from pgboss.job where (data ->> 'advertId')::int = ${advertId}`;
      const { rows } = (await test.db.execute(query)) as unknown as { rows: { count: number }[] };
      return rows[0]?.count ?? 0;
    },
  };
}
