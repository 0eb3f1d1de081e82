import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adverts, campaigns, ordAdverts } from '../src/db/schema.ts';
import { type Cast, createAdvert, createCampaign, createCast, toUpdate } from './cast.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createUpload } from './people.ts';

type Advert = Schemas['Advert'];
type Refused = Partial<Schemas['ValidationErrorBody']>;

let test: TestApp;
let cast: Cast;
let campaign: Schemas['Campaign'];
let uploads = 0;

beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
  campaign = await createCampaign(cast.advertiser);
});
afterAll(() => test.close());

const upload = ({ userId }: Caller, facts = {}) => {
  uploads += 1;
  return createUpload(test.db, userId, uploads.toString(16).padStart(32, '0'), facts);
};
const withVideo = async (caller: Caller = cast.advertiser) =>
  createAdvert(caller, { ads_id: campaign.id, use_vpaid: false, creative: await upload(caller) });
const update = (caller: Caller, advert: Advert, change: Partial<Schemas['AdvertUpdate']>) =>
  caller.call<Advert & Refused>('PUT', `adverts/${advert.id}`, { ...toUpdate(advert), ...change });
const read = async (id: number) => (await cast.admin.call<Schemas['AdvertDetail']>('GET', `adverts/${id}`)).body;
/** What transcoding, and registration, do in their own time. */
const write = (id: number, values: Partial<typeof adverts.$inferInsert>) =>
  test.db.update(adverts).set(values).where(eq(adverts.id, id));
const renditions = { loadingStatus: 'ready', creativeHls: '/m.m3u8', creativeMp4: '/v.mp4', poster: '/p.jpg' } as const;

/** How many jobs wait for the advert. */
async function jobsOf(advertId: number): Promise<number> {
  const query = sql`select count(*)::int as count from pgboss.job where (data ->> 'advertId')::int = ${advertId}`;
  const { rows } = (await test.db.execute(query)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

describe('a new advert', () => {
  it('waits for moderation, with the facts of its upload and a job in the queue', async () => {
    const creative = await upload(cast.advertiser, { size: 5_000_000_000, duration: 15.04, width: 1920, height: 1080 });
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id, use_vpaid: false, creative });
    expect(advert).toMatchObject({
      status: 'moderate',
      loading_status: 'awaiting',
      creative,
      size: 5_000_000_000,
      duration: 15.04,
      width: 1920,
      height: 1080,
      use_compression: true,
      use_vertical: false,
      version: 1,
    });
    expect(await jobsOf(advert.id)).toBe(1);
  });

  it('without a video needs no job', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    expect(advert).toMatchObject({ creative: null, duration: null, loading_status: 'awaiting' });
    expect(await jobsOf(advert.id)).toBe(0);
  });

  it('takes no upload of somebody else, and none that does not exist', async () => {
    for (const creative of [await upload(cast.otherAdvertiser), '/media/nothing/source.mp4']) {
      const body = { ads_id: campaign.id, name: 'Foreign', advert_link: 'https://a.example', creative };
      const reply = await cast.advertiser.call<Refused>('POST', 'adverts', body);
      expect(reply).toMatchObject({ status: 422, body: { errors: { creative: ['Upload the file first'] } } });
    }
  });

  it.each([
    [{ use_vpaid: false }, { creative: ['Required'] }],
    [{ use_vpaid: true, vpaid: null }, { vpaid: ['Required'] }],
    [
      { use_vpaid: true, vpaid: 'https://a.example/v.js', icon: 'data:image/png;base64,AAAA' },
      { icon: ['The file is no png or svg picture'] },
    ],
  ])('%j is refused', async (change, errors) => {
    const body = { ads_id: campaign.id, name: 'Odd', advert_link: 'https://a.example', ...change };
    expect(await cast.advertiser.call('POST', 'adverts', body)).toMatchObject({ status: 422, body: { errors } });
  });

  it.each(['ban', 'administrator_restrictions'] as const)('has a text in %s only from an admin', async (field) => {
    const body = {
      ads_id: campaign.id,
      name: 'Odd',
      advert_link: 'https://a.example',
      use_vpaid: true,
      vpaid: 'https://a.example/v.js',
      [field]: 'Because',
    };
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      expect((await cast[who].call('POST', 'adverts', body)).status).toBe(403);
    expect(await cast.admin.call('POST', 'adverts', body)).toMatchObject({ status: 201, body: { [field]: 'Because' } });
  });
});

describe('the detail', () => {
  it('has the registration and the targeting, wrapped, with defaults', async () => {
    const { id } = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    expect(await read(id)).toMatchObject({ ordAdvert: null, ads: { id: campaign.id, cash_limit: { value: null } } });
    await test.db.insert(ordAdverts).values({ advertId: id, erid: '2VtzqwH1jKp', brand: 'Shop' });
    const targeting = { cash_limit: 100, devices: ['mobile' as const], geo_white_ui: '[{"id":1}]' };
    await test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, campaign.id));
    expect(await read(id)).toMatchObject({
      ordAdvert: { advert_id: id, erid: '2VtzqwH1jKp', brand: 'Shop', erir_status: 'processing' },
      ads: {
        cash_limit: { value: 100 },
        devices: { value: ['mobile'] },
        geo_white_ui: '[{"id":1}]',
        keywords: { value: { white: [], black: [] } },
        os_versions: { desktop: { windows: [], macOS: [], other: false } },
      },
    });
  });
});

describe('the lists', () => {
  it('are sorted by name, in any case', async () => {
    const { id } = await createCampaign(cast.otherAdvertiser);
    for (const name of ['beta', 'Gamma', 'Alpha', 'alpha'])
      await createAdvert(cast.otherAdvertiser, { ads_id: id, name });
    for (const path of ['adverts', `adverts/by-ads/${id}`]) {
      const { body } = await cast.otherAdvertiser.call<Advert[]>('GET', path);
      expect(body.map(({ name }) => name)).toEqual(['Alpha', 'alpha', 'beta', 'Gamma']);
    }
  });
});

describe('moderation', () => {
  const changes: Partial<Schemas['AdvertUpdate']>[] = [
    { vpaid: 'https://other.example/vpaid.js' },
    { advert_link: 'https://other.example/' },
    { title: 'Another title' },
    { description: 'Another description' },
    { icon: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
  ];

  it.each(changes)('begins again after %j by anybody but an admin', async (change) => {
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const) {
      const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
      await write(advert.id, { status: 'working' });
      expect((await update(cast[who], { ...advert, status: 'working' }, change)).body.status).toBe('moderate');
    }
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    await write(advert.id, { status: 'working' });
    expect((await update(cast.admin, { ...advert, status: 'working' }, change)).body.status).toBe('working');
  });

  it('begins again after an admin acts as an advertiser', async () => {
    const user = await test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const caller = await test.as(user, 'advertiser');
    const advert = await createAdvert(caller, { ads_id: (await createCampaign(caller)).id });
    await write(advert.id, { status: 'approved' });
    const reply = await update(caller, { ...advert, status: 'approved' }, { title: 'Another title' });
    expect(reply.body.status).toBe('moderate');
  });

  it.each([{ name: 'Another name' }, { url_marks: 'a=b' }, { interactive: true }, { vpaid_name: 'v2' }])(
    'is not touched by %j',
    async (change) => {
      const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
      await write(advert.id, { status: 'working' });
      expect((await update(cast.advertiser, { ...advert, status: 'working' }, change)).body.status).toBe('working');
    },
  );

  it('is no way out of a ban', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    const banned = (await update(cast.admin, advert, { status: 'ban', ban: 'No proof' })).body;
    const edited = await update(cast.advertiser, banned, { title: 'Harmless' });
    expect(edited).toMatchObject({ status: 200, body: { status: 'ban', ban: 'No proof', title: 'Harmless' } });
  });
});

describe('another video', () => {
  it('replaces facts, renditions and status, and is queued', async () => {
    const advert = await withVideo();
    await write(advert.id, { ...renditions, status: 'working' });
    const creative = await upload(cast.advertiser, { size: 77, duration: 6 });
    const { body } = await update(cast.advertiser, { ...advert, status: 'working' }, { creative });
    expect(body).toMatchObject({ status: 'moderate', creative, size: 77, duration: 6, loading_status: 'awaiting' });
    expect(body).toMatchObject({ creative_hls: null, creative_mp4: null, poster: null });
    expect(await jobsOf(advert.id)).toBe(2);
  });

  it('that is the same one queues nothing, whoever uploaded it', async () => {
    const advert = await withVideo();
    await write(advert.id, renditions);
    const { body } = await update(cast.manager, advert, { name: 'By the manager' });
    expect(body).toMatchObject({ loading_status: 'ready', creative_hls: '/m.m3u8' });
    expect(await jobsOf(advert.id)).toBe(1);
  });

  it.each([{ use_compression: false }, { use_vertical: true }])('%j makes other renditions', async (change) => {
    const advert = await withVideo();
    await write(advert.id, { ...renditions, status: 'working' });
    const { body } = await update(cast.advertiser, { ...advert, status: 'working' }, change);
    expect(body).toMatchObject({ status: 'working', loading_status: 'awaiting', creative_hls: null });
    expect(await jobsOf(advert.id)).toBe(2);
  });

  it('that is none leaves the script alone', async () => {
    const advert = await withVideo();
    const { body } = await update(cast.advertiser, advert, {
      creative: null,
      use_vpaid: true,
      vpaid: 'https://a.example/v.js',
    });
    expect(body).toMatchObject({ creative: null, size: null, duration: null, width: null, height: null });
    expect(await jobsOf(advert.id)).toBe(1);
  });

  it('that is refused leaves advert and queue as they were', async () => {
    const advert = await withVideo();
    const creative = await upload(cast.otherAdvertiser);
    expect((await update(cast.advertiser, advert, { creative, name: 'Half' })).status).toBe(422);
    expect((await read(advert.id)).advert).toEqual(advert);
    expect(await jobsOf(advert.id)).toBe(1);
  });
});

describe('an edit', () => {
  it('that began with an older version is refused, and says who changed it and when', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    expect((await update(cast.manager, advert, { name: 'First' })).body.version).toBe(2);
    const late = await update(cast.advertiser, advert, { name: 'Second' });
    expect(late.status).toBe(400);
    expect(late.body.error).toMatch(/^User \d+ changed this on .* UTC\. Reload it and repeat your change\.$/);
    expect((await read(advert.id)).advert.name).toBe('First');
  });

  it('is not made stale by transcoding', async () => {
    const advert = await withVideo();
    await write(advert.id, renditions);
    expect((await update(cast.advertiser, advert, { name: 'Renamed' })).status).toBe(200);
  });

  it('of two at the same time wins once', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => update(cast.advertiser, advert, { name })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it.each(['ban', 'administrator_restrictions'] as const)('of %s is for admins', async (field) => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    for (const who of ['advertiser', 'manager', 'panelOnly'] as const)
      expect(await update(cast[who], advert, { [field]: 'Mine' })).toMatchObject({
        status: 403,
        body: { error: `Only an admin can write ${field}` },
      });
    const written = await update(cast.admin, advert, { [field]: 'Because' });
    expect(written.body[field]).toBe('Because');
    expect((await update(cast.advertiser, written.body, { name: 'Kept' })).body[field]).toBe('Because');
  });
});

describe('a copy', () => {
  it('is on moderation, in the other campaign, without ERID, ban and restrictions', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id, title: 'Copied title' });
    await test.db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwH1jKp' });
    await write(advert.id, { status: 'ban', ban: 'No proof', administratorRestrictions: 'None' });
    const { id: campaignId } = await createCampaign(cast.advertiser);
    const { status, body } = await cast.advertiser.call<Advert>('POST', `adverts/${advert.id}/copy`, { campaignId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ads_id: campaignId, status: 'moderate', title: 'Copied title', version: 1 });
    expect(body).toMatchObject({ ban: null, administrator_restrictions: null });
    expect((await read(body.id)).ordAdvert).toBeNull();
  });

  const copy = async (advert: Advert) =>
    (await cast.advertiser.call<Advert>('POST', `adverts/${advert.id}/copy`, { campaignId: campaign.id })).body;

  it('shares a video that is ready', async () => {
    const advert = await withVideo();
    await write(advert.id, renditions);
    const copied = await copy(advert);
    expect(copied).toMatchObject({ creative: advert.creative, loading_status: 'ready', creative_hls: '/m.m3u8' });
    expect(await jobsOf(copied.id)).toBe(0);
  });

  it.each(['awaiting', 'processing'] as const)(
    'has a job of its own while the original is %s',
    async (loadingStatus) => {
      const advert = await withVideo();
      await write(advert.id, { loadingStatus });
      const copied = await copy(advert);
      expect(copied).toMatchObject({ creative: advert.creative, loading_status: 'awaiting' });
      expect(await jobsOf(copied.id)).toBe(1);
    },
  );
});

describe('a removed advert', () => {
  it('is gone from everywhere, and its status is deleted', async () => {
    const advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
    const path = `adverts/${advert.id}`;
    expect((await cast.advertiser.call('DELETE', path)).status).toBe(204);
    for (const who of ['advertiser', 'admin'] as const) {
      expect((await cast[who].call('GET', path)).status).toBe(404);
      expect((await cast[who].call('DELETE', path)).status).toBe(404);
      expect((await update(cast[who], advert, { name: 'Back' })).status).toBe(404);
      const { body } = await cast[who].call<Advert[]>('GET', 'adverts');
      expect(body.some(({ id }) => id === advert.id)).toBe(false);
    }
    const [row] = await test.db.select().from(adverts).where(eq(adverts.id, advert.id));
    expect(row?.status).toBe('deleted');
  });
});
