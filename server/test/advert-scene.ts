import { eq, sql } from 'drizzle-orm';
import { readRows } from '../src/platform/db/read-rows.ts';
import { adverts } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp } from './harness.ts';
import { createUpload } from './people.ts';
import { createAdvert, createCampaign, createTestUsers } from './test-users.ts';

export type Advert = Schemas['Advert'];
export type Refused = Partial<Schemas['ValidationErrorBody']>;
export type AdvertScene = Awaited<ReturnType<typeof startAdvertScene>>;

/** The columns that transcoding writes. */
export const renditions = {
  loadingStatus: 'ready',
  creativeHls: '/m.m3u8',
  creativeMp4: '/v.mp4',
  poster: '/p.jpg',
  renditions: {
    mp4: { width: 1280, height: 720, bitrate: 2_100_000 },
    hls: { width: 1920, height: 1080, bitrate: 4_000_000 },
  },
} as const;

/** Starts the server with test users and a campaign of the advertiser, and provides the usual operations on adverts. */
export async function startAdvertScene(...options: Parameters<typeof startTestApp>) {
  const test = await startTestApp(...options);
  const testUsers = await createTestUsers(test);
  const campaign = await createCampaign(testUsers.advertiser);
  let uploads = 0;

  const upload = ({ userId }: Caller, facts = {}) => {
    uploads += 1;
    return createUpload(test.db, userId, uploads.toString(16).padStart(32, '0'), facts);
  };
  return {
    test,
    testUsers,
    campaign,
    upload,
    withVideo: async (caller: Caller = testUsers.advertiser) =>
      createAdvert(caller, { ads_id: campaign.id, use_vpaid: false, creative: await upload(caller) }),
    update: (caller: Caller, advert: Advert, change: Partial<Schemas['AdvertUpdate']>) =>
      caller.call<Advert & Refused>('PUT', `adverts/${advert.id}`, { ...advert, ...change }),
    read: async (id: number) => (await testUsers.admin.call<Schemas['AdvertDetail']>('GET', `adverts/${id}`)).body,
    /** Writes columns directly, as transcoding or registration would. */
    write: (id: number, values: Partial<typeof adverts.$inferInsert>) =>
      test.db.update(adverts).set(values).where(eq(adverts.id, id)),
    async jobsOf(advertId: number): Promise<number> {
      const query = sql`select count(*)::int as count from pgboss.job where (data ->> 'advertId')::int = ${advertId}`;
      const rows = await readRows<{ count: number }>(test.db, query);
      return rows[0]?.count ?? 0;
    },
  };
}
