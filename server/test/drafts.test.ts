import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drafts } from '../src/db/schema.ts';
import { type Cast, createCampaign, createCast, toCampaignUpdate } from './cast.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
});
afterAll(() => test.close());

const read = (caller: Caller, form: string) => caller.call<Schemas['Draft']>('GET', `drafts/${form}`);
const save = (caller: Caller, form: string, values: unknown = {}) => caller.call('PUT', `drafts/${form}`, { values });

it('is the own one alone, and goes when the form is saved', async () => {
  const values = { name: 'Half a na' };
  expect((await read(cast.advertiser, 'new-campaign')).body).toEqual({ values: null, updated_at: null });
  expect((await save(cast.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(cast.advertiser, 'new-campaign')).body.values).toEqual(values);
  expect((await read(cast.manager, 'new-campaign')).body.values).toBeNull();
  const campaign = await createCampaign(cast.advertiser);
  expect((await read(cast.advertiser, 'new-campaign')).body.values).toBeNull();

  const form = `campaign:${campaign.id}`;
  await save(cast.advertiser, form, values);
  await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, { ...toCampaignUpdate(campaign), status: 'working' });
  expect((await read(cast.advertiser, form)).body.values).toEqual(values);
  const whole = { ...toCampaignUpdate(campaign), version: 2, ads: {} };
  await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, whole);
  expect((await read(cast.advertiser, form)).body.values).toBeNull();
});

it('is forgotten when that is asked for', async () => {
  await save(cast.advertiser, 'new-campaign', { name: 'Spring' });
  expect((await cast.advertiser.call('DELETE', 'drafts/new-campaign')).status).toBe(204);
  expect((await read(cast.advertiser, 'new-campaign')).body.values).toBeNull();
});

describe('the list', () => {
  const list = async (caller: Caller) => (await caller.call<Schemas['DraftList']>('GET', 'drafts')).body;
  const newUser = async () => test.as(await test.createUser(), 'advertiser');

  it("has the own drafts alone, the newest first, by what is typed into the form's name", async () => {
    const caller = await newUser();
    const campaign = await createCampaign(caller);
    expect(await list(caller)).toEqual({ items: [], total: 0 });
    await save(caller, 'new-campaign', { name: ' Spring ', ads: {} });
    await save(caller, `campaign:${campaign.id}`, { name: 'Summer' });
    expect(await list(caller)).toMatchObject({
      items: [
        { form: `campaign:${campaign.id}`, name: 'Summer' },
        { form: 'new-campaign', name: 'Spring' },
      ],
      total: 2,
    });
    expect(await list(await newUser())).toEqual({ items: [], total: 0 });
    await caller.call('DELETE', 'drafts/new-campaign');
    expect((await list(caller)).total).toBe(1);
  });

  it.each([
    ['nothing', {}, null],
    ['blanks', { name: '  ' }, null],
    ['megabytes', { name: 'a'.repeat(3_000_000) }, 'a'.repeat(255)],
    [
      'what was typed before',
      { earlier: [{ values: { name: 'Before' } }, { values: { name: 'Long ago' } }] },
      'Before',
    ],
    ['what was typed last', { name: 'Last', earlier: [{ values: { name: 'Before' } }] }, 'Last'],
  ])('names %s', async (_what, values, name) => {
    const caller = await newUser();
    await save(caller, 'new-campaign', values);
    expect((await list(caller)).items).toMatchObject([{ form: 'new-campaign', name }]);
  });
});

it('may hold a campaign with every list full', async () => {
  const list = Array.from({ length: 5000 }, (_, n) => `keyword ${n}`);
  const lists = Array.from({ length: 14 }, (_, n) => [`list${n}`, { white: list, black: list }]);
  const values = { name: 'Full', ads: Object.fromEntries(lists) };
  expect(JSON.stringify(values).length).toBeGreaterThan(2_000_000);
  expect((await save(cast.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(cast.advertiser, 'new-campaign')).body.values).toEqual(values);
});

it('is stored whatever was typed', async () => {
  const values = { 'na\0me': 'a\0b', password: '\0', '\ud83d': '\ud83d' };
  expect((await save(cast.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(cast.advertiser, 'new-campaign')).body.values).toEqual({
    name: 'ab',
    password: '',
    '\ufffd': '\ufffd',
  });
});

describe('is refused', () => {
  it.each([
    ['too large', 'new-campaign', { text: 'a'.repeat(4 * 1024 * 1024) }, 422],
    ['larger than any body', 'new-campaign', { text: 'a'.repeat(8 * 1024 * 1024) }, 413],
    ['as no form at all', 'new-campaign', 'text', 422],
    ['of a form that can not be', 'NEW', {}, 404],
    ['of a form that there is not', 'new-site', {}, 404],
    ['of a new campaign with an id', 'new-campaign:1', {}, 404],
    ['of a campaign that is not there', 'campaign:999999', {}, 404],
    ['of a campaign beyond all ids', 'campaign:9999999999', {}, 404],
    ['of a campaign without an id', 'campaign', {}, 404],
  ])('%s', async (_name, form, values, status) => {
    expect((await save(cast.advertiser, form, values)).status).toBe(status);
  });

  it.each(['GET', 'PUT', 'DELETE'])('of a campaign that is not visible: %s', async (method) => {
    const { id } = await createCampaign(cast.advertiser);
    const call = (caller: Caller) =>
      caller.call(method, `drafts/campaign:${id}`, method === 'PUT' ? { values: {} } : undefined);
    for (const who of ['advertiser', 'manager', 'admin'] as const)
      expect((await call(cast[who])).status).toBeLessThan(300);
    for (const who of ['otherAdvertiser', 'otherManager'] as const) expect((await call(cast[who])).status).toBe(404);
    expect((await call(cast.webmaster)).status).toBe(403);
  });
});

it('makes room for itself: of more than twenty the oldest go, and nobody else loses any', async () => {
  const caller = await test.as(await test.createUser(), 'advertiser');
  const old = (userId: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ userId, form: `campaign:${n + 1}`, values: {}, updatedAt: new Date(Date.UTC(2026, 0, n + 1)) },
    }));
  await test.db.insert(drafts).values([...old(caller.userId, 21), ...old(cast.otherAdvertiser.userId, 21)]);
  await save(caller, 'new-campaign');
  const formsOf = async (userId: number) => {
    const rows = await test.db.select({ form: drafts.form }).from(drafts).where(eq(drafts.userId, userId));
    return rows.map(({ form }) => form);
  };
  const kept = await formsOf(caller.userId);
  expect(kept).toHaveLength(20);
  expect(kept).toContain('new-campaign');
  expect(kept).toContain('campaign:21');
  expect(kept).not.toContain('campaign:1');
  expect(kept).not.toContain('campaign:2');
  expect(await formsOf(cast.otherAdvertiser.userId)).toHaveLength(21);
});
