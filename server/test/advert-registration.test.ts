import { ruleCases, schemaCases } from '@preroll/rules/advert/ord-advert.cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordAdverts, ordSources } from '../src/platform/db/schema.ts';
import { type AdvertScene, type Refused, startAdvertScene } from './advert-scene.ts';
import { firstOfEach } from './first-of-each.ts';
import type { Schemas } from './harness.ts';
import { createAdvert } from './test-users.ts';

type OrdAdvertInput = NonNullable<Schemas['OrdAdvertInput']>;

let scene: AdvertScene;
const sources = { working: 0, other: 0, stopped: 0 };

beforeAll(async () => {
  scene = await startAdvertScene();
  const add = async (values: Partial<typeof ordSources.$inferInsert>) => {
    const [row] = await scene.test.db
      .insert(ordSources)
      .values({ name: 'VK ORD', operator: 'vk', ...values })
      .returning();
    return row?.id ?? 0;
  };
  sources.other = await add({ name: 'Another' });
  sources.stopped = await add({ name: 'Stopped', status: 'stopped' });
  sources.working = await add({ isDefault: true });
});
afterAll(() => scene.test.close());

const registration = (change: Partial<OrdAdvertInput> = {}) =>
  ({
    source_id: sources.working,
    kktus: ['30.10.1'],
    brand: 'Example shop',
    contract_external_ids: ['CONTRACT-17'],
    ...change,
  }) as OrdAdvertInput;

const registered = (change: Partial<OrdAdvertInput> = {}) =>
  createAdvert(scene.testUsers.advertiser, { ads_id: scene.campaign.id, ord_advert: registration(change) });

const create = (ord_advert: unknown) =>
  scene.testUsers.advertiser.call<Refused>('POST', 'adverts', {
    ads_id: scene.campaign.id,
    name: 'Spring quiz',
    advert_link: 'https://shop.example/spring',
    use_vpaid: true,
    vpaid: 'https://cdn.shop.example/vpaid.js',
    ord_advert,
  });

const verify = (advertId: number) =>
  scene.test.db
    .update(ordAdverts)
    .set({ erirStatus: 'verified', erirMessages: ['Looked at'] })
    .where(eq(ordAdverts.advertId, advertId));

describe('the ORD sources', () => {
  it('are listed if they are active, the default first', async () => {
    const { body } = await scene.testUsers.advertiser.call<Schemas['OrdSourceList']>('GET', 'ord/sources');
    expect(body).toEqual({
      total: 2,
      items: [
        { id: sources.working, name: 'VK ORD', operator: 'vk', mode: 'manual', is_default: true, contract: null },
        { id: sources.other, name: 'Another', operator: 'vk', mode: 'manual', is_default: false, contract: null },
      ],
    });
  });
});

describe('a registration', () => {
  it('is written with its advert, and waits for the register', async () => {
    const { id } = await registered({ erid: '2VtzqwH1jKp' });
    expect((await scene.read(id)).ordAdvert).toEqual({
      advert_id: id,
      source_id: sources.working,
      erid: '2VtzqwH1jKp',
      form: 'video',
      kktus: ['30.10.1'],
      co_branding: false,
      description: '',
      brand: 'Example shop',
      target_urls: [],
      pay_type: 'cpm',
      native: false,
      social: false,
      social_quota: false,
      contract_external_ids: ['CONTRACT-17'],
      person_external_id: null,
      cids: [],
      erir_status: 'processing',
      erir_messages: [],
    });
  });

  it('stays with its status when an update omits it', async () => {
    const advert = await registered();
    await verify(advert.id);
    await scene.update(scene.testUsers.advertiser, advert, { name: 'Renamed' });
    expect((await scene.read(advert.id)).ordAdvert).toMatchObject({ brand: 'Example shop', erir_status: 'verified' });
  });

  it('is checked again only if it changed', async () => {
    const advert = await registered();
    await verify(advert.id);
    const same = await scene.update(scene.testUsers.advertiser, advert, { ord_advert: registration() });
    expect((await scene.read(advert.id)).ordAdvert).toMatchObject({ erir_status: 'verified' });
    const erid = '2VtzqwH1jKq';
    await scene.update(scene.testUsers.advertiser, same.body, { ord_advert: registration({ erid }) });
    const { ordAdvert } = await scene.read(advert.id);
    expect(ordAdvert).toMatchObject({ erid, erir_status: 'processing', erir_messages: [] });
  });

  it('is removed by null', async () => {
    const advert = await registered();
    await scene.update(scene.testUsers.advertiser, advert, { ord_advert: null });
    expect((await scene.read(advert.id)).ordAdvert).toBeNull();
  });

  it('of a refused edit is not written', async () => {
    const advert = await registered();
    await scene.update(scene.testUsers.advertiser, advert, { name: 'Newer' });
    const late = await scene.update(scene.testUsers.advertiser, advert, {
      ord_advert: registration({ brand: 'Late' }),
    });
    expect(late.status).toBe(400);
    expect((await scene.read(advert.id)).ordAdvert?.brand).toBe('Example shop');
  });
});

describe('a source', () => {
  it.each(['stopped', 'missing'] as const)('that is %s is 404', async (kind) => {
    const source_id = kind === 'stopped' ? sources.stopped : 999_999;
    expect((await create(registration({ source_id }))).status).toBe(404);
    const advert = await registered();
    const moved = await scene.update(scene.testUsers.advertiser, advert, { ord_advert: registration({ source_id }) });
    expect(moved.status).toBe(404);
    expect((await scene.read(advert.id)).ordAdvert?.source_id).toBe(sources.working);
  });

  it('that was stopped later remains valid for its adverts', async () => {
    const advert = await registered({ source_id: sources.other });
    await scene.test.db.update(ordSources).set({ status: 'stopped' }).where(eq(ordSources.id, sources.other));
    const change = { ord_advert: registration({ source_id: sources.other, brand: 'New brand' }) };
    expect((await scene.update(scene.testUsers.advertiser, advert, change)).status).toBe(200);
  });
});

describe('the rules of a registration', () => {
  const tried = [...firstOfEach(ruleCases, ({ errors }) => errors), ...schemaCases];

  it.each(tried)('$name: $errors', async ({ ord_advert, errors }) => {
    const { status, body } = await create({ ...ord_advert, source_id: sources.working });
    if (Object.keys(errors).length === 0) return expect(status).toBe(201);
    const paths = Object.entries(errors).map(([path, message]) => [`ord_advert.${path}`, [message]]);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: Object.fromEntries(paths) });
  });
});
