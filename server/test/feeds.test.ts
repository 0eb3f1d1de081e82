import { expect, it } from 'vitest';
import { feeds } from '../src/platform/db/schema.ts';
import type { Schemas } from './harness.ts';
import { createCampaign, startAppWithUsers, toCampaignUpdate } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

const exchanging = { kind: 'rtb', endpoint: 'https://exchange.example/bid' };

type Feed = Schemas['FeedSettings'];
let count = 0;
const create = (values: object = {}) => {
  count += 1;
  const body = { name: `Feed ${count}`, code: `feed-${count}`, kind: 'site', currency: 'RUB', ...values };
  return testUsers.admin.call<Feed>('POST', 'settings/feeds', body);
};
const update = ({ id, name, kind, currency, version }: Feed, values: object = {}) =>
  testUsers.admin.call<Feed>('PATCH', `settings/feeds/${id}`, { name, kind, currency, version, ...values });
const createFirst = async () => {
  await test.db.update(feeds).set({ status: 'stopped' });
  return (await create()).body;
};
const remove = (id: number) => testUsers.admin.call('DELETE', `settings/feeds/${id}`);
const dependents = async (id: number) =>
  (await testUsers.admin.call<Schemas['CampaignReferenceList']>('GET', `settings/feeds/${id}/dependents`)).body;
const targeting = (name: string, feeds: number[]) =>
  createCampaign(testUsers.advertiser, { name, ads: { feeds: { value: feeds } } });

it.each([
  ['a code that exists', { code: 'feed-1' }, 'code'],
  ['an exchange without an endpoint', { kind: 'rtb' }, 'endpoint'],
  ['an endpoint without encryption', { endpoint: 'http://exchange.example/' }, 'endpoint'],
  ['an exchange with a tag', { ...exchanging, asks: true }, 'asks'],
  ['a tag inside a network', { kind: 'vast', endpoint: 'https://ads.internal/vast' }, 'endpoint'],
  ['a currency that is not in the settings', { currency: 'XYZ' }, 'currency'],
])('are refused: %s', async (_, values, field) => {
  await create({ code: 'feed-1' });
  const { status, body } = await create(values);
  expect(status).toBe(422);
  expect(Object.keys((body as unknown as Schemas['ValidationErrorBody']).errors)).toEqual([field]);
});

it('keep their code, and only accept edits of their newest version', async () => {
  const { body } = await create();
  expect((await update(body, { code: 'another' })).status).toBe(422);
  expect(await update(body, { name: 'Renamed' })).toMatchObject({ body: { name: 'Renamed', code: body.code } });
  expect((await update(body)).status).toBe(400);
});

it('name the campaigns that would stop serving without them', async () => {
  const feed = await createFirst();
  const [{ body: next }, { body: exchange }] = [await create(), await create(exchanging)];
  const { body: partner } = await create({ kind: 'vast', asks: true });
  const { body: asked } = await create({ kind: 'vast', endpoint: 'https://asked.example/vast' });
  const only = await targeting('Only one', [feed.id, exchange.id]);
  const { id: partnerOnly } = await targeting('Only the partner', [partner.id, exchange.id]);
  await targeting('Site and partner', [feed.id, partner.id]);
  await targeting('Nobody', [asked.id]);
  await targeting('Both', [feed.id, next.id]);
  await targeting('All', []);
  expect(await dependents(feed.id)).toEqual({ total: 1, items: [{ id: only.id, name: 'Only one' }] });
  expect(await dependents(partner.id)).toEqual({ total: 1, items: [{ id: partnerOnly, name: 'Only the partner' }] });
  expect((await dependents(asked.id)).total).toBe(0);
  expect(await dependents(next.id)).toEqual({ total: 0, items: [] });
  expect((await update(next, { status: 'stopped' })).status).toBe(200);
  expect((await dependents(feed.id)).items.map(({ name }) => name)).toEqual(['Both', 'Only one']);
});

it("are the sites' feed until stopped, when campaigns that do not target the next one stop serving", async () => {
  const feed = await createFirst();
  const { id } = await targeting('No feed', [feed.id]);
  const readReasons = async () => {
    const { body } = await testUsers.advertiser.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
    return body.serving_reasons.map(({ code }) => code);
  };
  expect(await readReasons()).not.toContain('no_feed');
  const { body: stopped } = await update(feed, { status: 'stopped' });
  expect(await readReasons()).toContain('no_feed');
  const { body: campaign } = await testUsers.advertiser.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
  const kept = { ...toCampaignUpdate(campaign), ads: { feeds: { value: [feed.id] } } };
  expect((await testUsers.advertiser.call('PUT', `campaigns/${id}`, kept)).status).toBe(200);
  await update(stopped, { status: 'working' });
  expect(await readReasons()).not.toContain('no_feed');
});

it('cannot be deleted while a campaign targets them, and free their code afterwards', async () => {
  const { body } = await create({ code: 'used' });
  const { id } = await targeting('Uses it', [body.id]);
  const error = "1 campaign uses this feed: it can't be removed";
  const { body: listed } = await testUsers.admin.call<Schemas['FeedSettings'][]>('GET', 'settings/feeds');
  expect(listed.find((feed) => feed.id === body.id)?.removal_blocked_by).toBe(error);
  expect(await remove(body.id)).toMatchObject({ status: 400, body: { error } });
  const { body: campaign } = await testUsers.advertiser.call<Schemas['Campaign']>('GET', `campaigns/${id}`);
  const freed = { ...toCampaignUpdate(campaign), ads: { feeds: { value: [] } } };
  await testUsers.advertiser.call('PUT', `campaigns/${id}`, freed);
  expect((await remove(body.id)).status).toBe(204);
  expect((await remove(body.id)).status).toBe(404);
  expect((await create({ code: 'used' })).status).toBe(201);
});

it('have a tag while they send requests, which can not be guessed or read by others', async () => {
  const { body } = await create({ kind: 'vast', endpoint: 'https://asked.example/vast' });
  expect(body).toMatchObject({ asks: false, vast_url: null });
  const { body: asking } = await update(body, { asks: true });
  const keyOf = ({ vast_url: tag }: Feed) => new URL(tag ?? '').searchParams.get('key') ?? '';
  expect(keyOf(asking)).toMatch(/^[\w-]{22}$/);
  const { body: renamed } = await update(asking, { name: 'Renamed' });
  expect(renamed.vast_url).toBe(asking.vast_url);
  expect((await testUsers.admin.call('POST', `settings/feeds/${body.id}/secret`)).status).toBe(201);
  const { body: listed } = await testUsers.admin.call<Feed[]>('GET', 'settings/feeds');
  const current = listed.find(({ id }) => id === body.id) ?? body;
  const { body: silent } = await update(current, { asks: false });
  expect(silent).toMatchObject({ asks: false, vast_url: null, has_secret: false });
  expect((await testUsers.admin.call('POST', `settings/feeds/${body.id}/secret`)).status).toBe(400);
  const { body: again } = await update(silent, { asks: true });
  expect(keyOf(again)).not.toBe(keyOf(asking));
  for (const path of [`settings/changes?kind=feed&record_id=${body.id}`, 'feeds']) {
    const { status, body: answer } = await testUsers.admin.call('GET', path);
    expect(status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain(keyOf(asking));
  }
});

it('are offered to campaigns with their status, without the endpoint', async () => {
  const { body } = await testUsers.advertiser.call<Schemas['FeedList']>('GET', 'feeds');
  expect(body.items.map(({ status }) => status)).toContain('stopped');
  expect(body.items.some((feed) => 'endpoint' in feed)).toBe(false);
});
