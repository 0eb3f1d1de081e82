import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { campaigns } from '../src/platform/db/schema.ts';
import type { Schemas } from './harness.ts';
import { createCampaign, preroll, startAppWithUsers, toCampaignUpdate } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

type Refusal = { errors?: Record<string, string[]> };

const france = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };
const text = (...places: unknown[]) => JSON.stringify(places);

const create = (ads: object) =>
  testUsers.advertiser.call<Schemas['Campaign'] & Refusal>('POST', 'campaigns', {
    name: 'France',
    advert_link: 'https://shop.example/france',
    ...preroll,
    ads,
  });

const parseTargeting = async (id: number) =>
  (await testUsers.advertiser.call<Schemas['AdsTargeting']>('GET', `campaigns/${id}/targeting`)).body;

const save = (campaign: Schemas['Campaign'], ads: object) =>
  testUsers.advertiser.call<Schemas['Campaign'] & Refusal>('PUT', `campaigns/${campaign.id}`, {
    ...toCampaignUpdate(campaign),
    ads,
  });

describe('places in a text', () => {
  it('are added to the lists of their levels', async () => {
    const geo_white_ui = text({ ...france, active: true }, { id: 2950159, type: 'city', name: 'Berlin' });
    const geo_black_ui = text({ id: 'FR-IDF', type: 'region', name: 'Paris' });
    const { status, body } = await create({ geo_white_ui, geo_black_ui });
    expect(status).toBe(201);
    expect(await parseTargeting(body.id)).toMatchObject({
      geo_white_ui,
      geo_black_ui,
      country: { value: { white: ['FR'], black: [] } },
      region: { value: { white: [], black: ['FR-IDF'] } },
      city_white_list: { value: [2950159] },
      city_black_list: { value: [] },
    });
  });

  it('stay next to places that only a list has', async () => {
    const { body } = await create({ geo_white_ui: text(france), country: { white: ['DE'], black: ['IT'] } });
    expect(await parseTargeting(body.id)).toMatchObject({
      geo_white_ui: text(france),
      country: { value: { white: ['DE', 'FR'], black: ['IT'] } },
    });
  });

  it('are refused if they conflict with the opposite list', async () => {
    const { status, body } = await create({ geo_white_ui: text(france), country: { white: [], black: ['FR'] } });
    expect([status, body.errors]).toEqual([
      422,
      { 'ads.country.white': ['Also excluded: FR'], 'ads.country.black': ['Also included: FR'] },
    ]);
  });

  it('are refused if no dictionary has them', async () => {
    const { status, body } = await create({ geo_black_ui: text({ ...france, id: 'XX' }) });
    expect([status, body.errors]).toEqual([422, { 'ads.country.black': ['Not a country code: XX'] }]);
  });

  it('count in an estimate of reach', async () => {
    const estimate = async (ads: object) =>
      (await testUsers.advertiser.call<Schemas['Reach']>('POST', 'campaigns/reach', { ads })).body.matching;
    const byText = await estimate({ geo_white_ui: text(france) });
    expect(byText).toBe(await estimate({ country: { white: ['FR'], black: [] } }));
    expect(byText).toBeLessThan(await estimate({}));
  });

  it('are added to lists that were stored without them, and may stay when removed from the dictionary', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const targeting = { geo_white_ui: text({ ...france, id: 'XX' }) };
    await test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, campaign.id));
    const { id, ...read } = await parseTargeting(campaign.id);
    expect(read.country).toEqual({ value: { white: ['XX'], black: [] } });
    const reach = { ads: { country: read.country }, campaign_id: campaign.id };
    expect((await testUsers.advertiser.call('POST', 'campaigns/reach', reach)).status).toBe(200);
    expect((await save(campaign, read)).status).toBe(200);
    expect(await parseTargeting(campaign.id)).toEqual({ id, ...read });
  });
});

it('lists need no text', async () => {
  const { body } = await create({ country: { white: ['DE'], black: [] } });
  expect(await parseTargeting(body.id)).toMatchObject({
    geo_white_ui: '[]',
    country: { value: { white: ['DE'], black: [] } },
  });
});

it.each(['[{"id":"FR"', '{}', '[{"id":"FR"}]'])(
  'a text like %s names no place, and is stored as it was sent',
  async (geo_white_ui) => {
    const { status, body } = await create({ geo_white_ui });
    expect(status).toBe(201);
    expect(await parseTargeting(body.id)).toMatchObject({ geo_white_ui, country: { value: { white: [], black: [] } } });
  },
);
