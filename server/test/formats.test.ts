import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adverts, placements } from '../src/platform/db/schema.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import type { Schemas } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

type Format = Schemas['FormatSettings'];
const call = <T = Format>(method: string, path: string, body?: object) =>
  scene.testUsers.admin.call<T>(method, `settings/formats${path}`, body);
const limits = { min_duration: 5, max_duration: 60, max_file_mb: 500, vpaid_allowed: true, mime_types: [] };
const create = (code: string, values: object = {}) =>
  call('POST', '', { name: 'Bumper', code, kind: 'preroll', ...limits, ...values });
const update = ({ id, version }: Format, values: object = {}) =>
  call('PATCH', `/${id}`, { name: 'Bumper', kind: 'preroll', ...limits, version, ...values });

it.each([
  ['a code that exists', 'preroll', {}, 'code'],
  ['a code with capital letters', 'Bumper', {}, 'code'],
  ['a longest video below the shortest', 'short', { max_duration: 4 }, 'max_duration'],
  ['a file type that nobody can upload', 'avi', { mime_types: ['video/avi'] }, 'mime_types.0'],
])('are refused: %s', async (_, code, values, field) => {
  const { status, body } = await create(code, values);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as Schemas['ValidationErrorBody']).errors)).toEqual([field]);
});

it('keep their code, and are offered to campaigns while they are active', async () => {
  const { body } = await create('bumper');
  const isOffered = async () => {
    const { body: offered } = await scene.testUsers.advertiser.call<Schemas['FormatList']>('GET', 'formats');
    return offered.items.some(({ code }) => code === 'bumper');
  };
  expect(await isOffered()).toBe(true);
  expect((await update(body, { code: 'other' })).status).toBe(422);
  expect(await update(body, { status: 'stopped' })).toMatchObject({
    status: 200,
    body: { code: 'bumper', version: 2 },
  });
  expect(await isOffered()).toBe(false);
  expect((await update(body)).status).toBe(400);
  expect((await call('GET', '/999999')).status).toBe(404);
});

it('cannot be deleted while campaigns use them', async () => {
  const { body } = await create('used');
  const terms = { format_id: body.id, bid: 1 };
  const { id: adsId } = await createCampaign(scene.testUsers.advertiser, terms);
  await createAdvert(scene.testUsers.advertiser, { ads_id: adsId });
  const { id: siteId } = await createSite(scene.test, scene.testUsers.webmaster.userId);
  await scene.test.db.insert(placements).values({ siteId, name: 'Before the film', formatId: body.id });
  expect((await call('GET', `/${body.id}`)).body).toMatchObject({ adverts_count: 1, placements_count: 1 });
  const error = "1 campaign has this format: it can't be removed";
  expect(await call('DELETE', `/${body.id}`)).toMatchObject({ status: 400, body: { error } });
  const { body: unused } = await create('unused');
  const { body: listed } = await call<Schemas['FormatSettings'][]>('GET', '');
  const kept = new Map(listed.map(({ id, removal_blocked_by }) => [id, removal_blocked_by]));
  expect([kept.get(body.id), kept.get(unused.id)]).toEqual([error, undefined]);
  expect((await call('DELETE', `/${unused.id}`)).status).toBe(204);
  expect((await call('DELETE', `/${unused.id}`)).status).toBe(404);
  expect((await create('unused')).status).toBe(422);
});

it.each([
  ['an overlay', 'preroll', 'overlay', "Campaigns have this format: it can't become an overlay"],
  ['played', 'overlay', 'preroll', 'Campaigns have this format: it must stay an overlay'],
])('cannot become %s while a campaign has them', async (_, kind, other, message) => {
  const { body: format } = await create(`used-${kind}`, { kind, vpaid_allowed: false });
  const change = { kind: other, vpaid_allowed: false };
  await createCampaign(scene.testUsers.advertiser, { format_id: format.id, bid: 1 });
  expect(await update(format, change)).toMatchObject({ status: 422, body: { errors: { kind: [message] } } });
  expect((await update(format, { kind, vpaid_allowed: false })).status).toBe(200);
  const { body: unused } = await create(`unused-${kind}`, { kind, vpaid_allowed: false });
  expect((await update(unused, change)).status).toBe(200);
});

it('list the active adverts that a change would refuse', async () => {
  const { testUsers, test, campaign, upload } = scene;
  const add = async (name: string, facts: object | null) => {
    const source = facts
      ? { use_vpaid: false, creative: await upload(testUsers.advertiser, facts) }
      : { use_vpaid: true };
    const advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id, name, ...source });
    await test.db.update(adverts).set({ status: 'working' }).where(eq(adverts.id, advert.id));
    return advert.id;
  };
  await add('Short', { duration: 10 });
  const long = await add('Long', { duration: 30 });
  const large = await add('Large', { duration: 10, size: 200_000_000 });
  const script = await add('Script', null);
  const stopped = await add('Stopped', { duration: 30 });
  await test.db.update(adverts).set({ status: 'stopped' }).where(eq(adverts.id, stopped));

  const refused = async (change: object) => {
    const path = `/${campaign.format_id}/refused-adverts`;
    const { body } = await call<Schemas['RefusedAdvertList']>('POST', path, { ...limits, ...change });
    return body.items.map(({ id }) => id);
  };
  expect(await refused({})).toEqual([]);
  expect(await refused({ max_duration: 20 })).toEqual([long]);
  const crossed = await call('POST', `/${campaign.format_id}/refused-adverts`, { min_duration: 5, max_duration: 2 });
  expect(crossed).toMatchObject({ status: 422, body: { errors: { max_duration: expect.anything() } } });
  expect(await refused({ max_file_mb: 100 })).toEqual([large]);
  expect(await refused({ vpaid_allowed: false })).toEqual([script]);
  expect(await refused({ mime_types: ['video/webm'] })).toHaveLength(3);
  const path = `/${campaign.format_id}/refused-adverts`;
  const { body } = await call<Schemas['RefusedAdvertList']>('POST', path, { ...limits, max_duration: 20 });
  expect(body).toEqual({
    total: 1,
    items: [{ id: long, name: 'Long', reason: 'This video is 30 s long. The format Preroll allows 5 to 20 s.' }],
  });
  const [preroll] = (await call<Format[]>('GET', '')).body;
  if (preroll === undefined) throw new Error('there is no format');
  await update(preroll, { max_duration: 20 });
  // an advert that already exceeded the limits is not refused by the next change
  expect(await refused({ max_duration: 19 })).toEqual([]);
});
