import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { drafts } from '../src/platform/db/schema.ts';
import type { Caller, Schemas } from './harness.ts';
import { createCampaign, startAppWithUsers, toCampaignUpdate } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

const read = (caller: Caller, form: string) => caller.call<Schemas['Draft']>('GET', `drafts/${form}`);
const save = (caller: Caller, form: string, values: unknown = {}) => caller.call('PUT', `drafts/${form}`, { values });

it('is visible to its user only, and deleted when the form is saved', async () => {
  const values = { name: 'Half a na' };
  expect((await read(testUsers.advertiser, 'new-campaign')).body).toEqual({ values: null, updated_at: null });
  expect((await save(testUsers.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(testUsers.advertiser, 'new-campaign')).body.values).toEqual(values);
  expect((await read(testUsers.manager, 'new-campaign')).body.values).toBeNull();
  const campaign = await createCampaign(testUsers.advertiser);
  expect((await read(testUsers.advertiser, 'new-campaign')).body.values).toBeNull();

  const form = `campaign:${campaign.id}`;
  await save(testUsers.advertiser, form, values);
  await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, {
    ...toCampaignUpdate(campaign),
    status: 'working',
  });
  expect((await read(testUsers.advertiser, form)).body.values).toEqual(values);
  const whole = { ...toCampaignUpdate(campaign), version: 2, ads: {} };
  await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, whole);
  expect((await read(testUsers.advertiser, form)).body.values).toBeNull();
});

it('is deleted on request', async () => {
  await save(testUsers.advertiser, 'new-campaign', { name: 'Spring' });
  expect((await testUsers.advertiser.call('DELETE', 'drafts/new-campaign')).status).toBe(204);
  expect((await read(testUsers.advertiser, 'new-campaign')).body.values).toBeNull();
});

describe('the list', () => {
  const list = async (caller: Caller) => (await caller.call<Schemas['DraftList']>('GET', 'drafts')).body;
  const newUser = async () => test.as(await test.createUser(), 'advertiser');

  it("has the user's own drafts only, newest first, with the name from the form", async () => {
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
    ['the earlier name', { earlier: [{ values: { name: 'Before' } }, { values: { name: 'Long ago' } }] }, 'Before'],
    ['the last name', { name: 'Last', earlier: [{ values: { name: 'Before' } }] }, 'Last'],
  ])('names %s', async (_what, values, name) => {
    const caller = await newUser();
    await save(caller, 'new-campaign', values);
    expect((await list(caller)).items).toMatchObject([{ form: 'new-campaign', name }]);
  });
});

it('can hold a campaign with every list full', async () => {
  const list = Array.from({ length: 5000 }, (_, n) => `keyword ${n}`);
  const lists = Array.from({ length: 14 }, (_, n) => [`list${n}`, { white: list, black: list }]);
  const values = { name: 'Full', ads: Object.fromEntries(lists) };
  expect(JSON.stringify(values).length).toBeGreaterThan(2_000_000);
  expect((await save(testUsers.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(testUsers.advertiser, 'new-campaign')).body.values).toEqual(values);
});

it('can hold any input', async () => {
  const values = { 'na\0me': 'a\0b', password: '\0', '\ud83d': '\ud83d' };
  expect((await save(testUsers.advertiser, 'new-campaign', values)).status).toBe(204);
  expect((await read(testUsers.advertiser, 'new-campaign')).body.values).toEqual({
    name: 'ab',
    password: '',
    '\ufffd': '\ufffd',
  });
});

describe('is refused', () => {
  it.each([
    ['too large', 'new-campaign', { text: 'a'.repeat(4_000_000) }, 422],
    ['larger than any body', 'new-campaign', { text: 'a'.repeat(8 * 1024 * 1024) }, 413],
    ['that is not an object', 'new-campaign', 'text', 422],
    ['of an invalid form', 'NEW', {}, 404],
    ['of an unknown form', 'new-site', {}, 404],
    ['of a new campaign with an id', 'new-campaign:1', {}, 404],
    ['of a missing campaign', 'campaign:999999', {}, 404],
    ['of a campaign with an id out of range', 'campaign:9999999999', {}, 404],
    ['of a campaign without an id', 'campaign', {}, 404],
  ])('%s', async (_name, form, values, status) => {
    expect((await save(testUsers.advertiser, form, values)).status).toBe(status);
  });

  it.each(['GET', 'PUT', 'DELETE'])('for an invisible campaign: %s', async (method) => {
    const { id } = await createCampaign(testUsers.advertiser);
    const call = (caller: Caller) =>
      caller.call(method, `drafts/campaign:${id}`, method === 'PUT' ? { values: {} } : undefined);
    for (const who of ['advertiser', 'manager', 'admin'] as const)
      expect((await call(testUsers[who])).status).toBeLessThan(300);
    for (const who of ['otherAdvertiser', 'otherManager'] as const)
      expect((await call(testUsers[who])).status).toBe(404);
    expect((await call(testUsers.webmaster)).status).toBe(403);
  });
});

it('deletes the oldest beyond twenty, without affecting other users', async () => {
  const caller = await test.as(await test.createUser(), 'advertiser');
  const old = (userId: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ userId, form: `campaign:${n + 1}`, values: {}, updatedAt: new Date(Date.UTC(2026, 0, n + 1)) },
    }));
  await test.db.insert(drafts).values([...old(caller.userId, 21), ...old(testUsers.otherAdvertiser.userId, 21)]);
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
  expect(await formsOf(testUsers.otherAdvertiser.userId)).toHaveLength(21);
});
